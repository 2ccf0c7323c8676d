import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteManifest, remoteManifest, shellManifest } from '@fakos/shared-kit/remote/manifest';
import { Admission } from './admission.ts';
import { Compositions, type UnreadableRelease } from './compositions.ts';
import type { HistoryEntry } from './history.ts';
import type { LiveComposition, Releases } from './live-composition.ts';
import {
  type Authorship,
  type LiveEntry,
  listedVersions,
  promoted,
  type Registry,
  rolledBack,
  withCanary,
  withLive,
} from './registry.ts';
import { type Author, type Change, RegistryFile } from './registry-file.ts';
import { ReleaseFiles } from './release-files.ts';
import { NothingToDo, ReleaseRefused } from './release-refused.ts';
import { isVersion, MANIFEST_FILE, type Verification, verifyRelease } from './verify-release.ts';

/** Where a data folder keeps its releases. */
export function releasesFolder(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'releases');
}

/** Who publishes the builds of a checkout when the site starts. */
export const STARTED_BY = 'npm start';

/** How a release is to become live. */
export interface PublishOptions extends Author {
  /** Percentage of visitors who get it; everybody where it is left out. */
  readonly canary?: number | undefined;
  /** Slots that the live release fills may stay empty. */
  readonly forceSlotRemoval?: boolean | undefined;
}

/** A remote as operators see it. */
export interface ListedRemote extends Pick<LiveEntry, 'live' | 'since' | 'by' | 'canary'> {
  readonly name: string;
  /** Earlier good versions, newest first. */
  readonly previous: readonly string[];
}

type Verified = Extract<Verification<RemoteManifest>, { ok: true }>;

/**
 * Releases in a folder: `NAME/VERSION/` holds the files of a release, which never change; `registry.json` says which
 * version of each is live; `history.jsonl` says who changed that. Any number of processes may share a folder.
 */
export class ReleaseFolder implements Releases {
  readonly folder: string;
  private readonly registry: RegistryFile;
  private readonly files: ReleaseFiles;
  private readonly admission: Admission;
  private readonly compositions: Compositions;
  private readonly listeners: ((release: UnreadableRelease) => void)[] = [];
  private readonly faultListeners: ((fault: unknown) => void)[] = [];
  private latest: LiveComposition | undefined;
  private isFaulty = false;

  constructor(folder: string) {
    this.folder = folder;
    this.registry = new RegistryFile(folder);
    this.files = new ReleaseFiles(folder);
    this.admission = new Admission(this.files);
    this.compositions = new Compositions(folder, (release) => {
      for (const listener of this.listeners) listener(release);
    });
  }

  async live(bucket?: number): Promise<LiveComposition> {
    try {
      this.latest = await this.compositions.of(await this.registry.read(), bucket);
      this.isFaulty = false;
    } catch (error) {
      // A damaged registry or shell changes nothing for the visitors of a gateway that runs.
      if (!this.latest) throw error;
      if (!this.isFaulty) for (const listener of this.faultListeners) listener(error);
      this.isFaulty = true;
    }
    return this.latest;
  }

  /** Hears of each release that is live or good by the registry and cannot be read. */
  onUnreadable(listener: (release: UnreadableRelease) => void): void {
    this.listeners.push(listener);
  }

  /** Hears once of a registry or shell that cannot be read while what was live before goes on. */
  onFault(listener: (fault: unknown) => void): void {
    this.faultListeners.push(listener);
  }

  /** True while any release is live for a share of the visitors. */
  async hasCanary(): Promise<boolean> {
    const { remotes } = await this.registry.read();
    return Object.values(remotes).some(({ canary }) => canary);
  }

  /** What the registry says of a remote. */
  async entryOf(name: string): Promise<LiveEntry | undefined> {
    const { remotes } = await this.registry.read();
    return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  }

  /** True for a release that is or was published here, so that an open page may show it. */
  async knows(name: string, version: string): Promise<boolean> {
    const entry = await this.entryOf(name);
    if (!entry || !isVersion(version)) return false;
    return listedVersions(entry).includes(version) || this.files.holds(name, version);
  }

  /** Every remote as operators see it. */
  async list(): Promise<{ shell: string; remotes: ListedRemote[] }> {
    const registry = await this.registry.readFresh();
    if (!registry) throw new NothingToDo(`${this.folder} holds no releases yet; npm start publishes the first ones.`);
    const remotes = Object.entries(registry.remotes).map(([name, { live, since, by, canary, good }]) => ({
      name,
      live,
      since,
      by,
      canary,
      previous: good,
    }));
    return { shell: registry.shell, remotes };
  }

  /** All changes, oldest first. */
  history(): Promise<HistoryEntry[]> {
    return this.registry.readHistory();
  }

  /** Publishes a build of a remote: copies, verifies, checks, then makes it live. Throws {@link ReleaseRefused}. */
  async publish(build: string, options: PublishOptions): Promise<Change> {
    return this.publishFrom((folder) => cp(build, folder, { recursive: true }), undefined, options);
  }

  /**
   * Publishes what `fill` writes into a new folder. Throws {@link ReleaseRefused}.
   *
   * @param name the remote that it must be; any where it is left out
   */
  async publishFrom(
    fill: (folder: string) => Promise<void>,
    name: string | undefined,
    options: PublishOptions,
  ): Promise<Change> {
    return this.files.withIncoming(async (incoming) => {
      await fill(incoming);
      const found = await verifyRelease(incoming, remoteManifest);
      if (!found.ok) throw new ReleaseRefused(found.reasons);
      const { id, version } = found.manifest;
      if (name && name !== id) throw new ReleaseRefused([`id: this is a release of ${id}, not of ${name}`]);
      return this.registry.change(options, async (before, author) => {
        await this.admission.require(before, found, { forceSlotRemoval: options.forceSlotRemoval ?? false });
        const entry = publishedEntry(before.remotes[id], found, options.canary, author);
        await this.files.moveIn(incoming, id, version);
        return changed(before, id, entry, {
          action: options.canary === undefined ? 'publish' : 'canary',
          name: id,
          version,
          from: before.remotes[id]?.live ?? null,
        });
      });
    });
  }

  /**
   * Ends a remote's canary, or makes its newest earlier release live that still fits what is live beside it. Throws
   * {@link NothingToDo}; {@link ReleaseRefused} where none fits.
   *
   * @param options.only the version to take away: nothing is done where another one is live by now
   */
  async rollback(name: string, author: Author, options: { only?: string } = {}): Promise<Change> {
    return this.registry.change(author, async (before, authorship) => {
      const entry = requireEntry(before, name);
      const from = entry.canary?.version ?? entry.live;
      if (options.only && options.only !== from) throw new NothingToDo(`${name} ${options.only} is not live any more.`);
      const next = rolledBack(
        entry,
        entry.canary ? [] : await this.admission.findFitting(before, name, entry.good),
        authorship,
      );
      if (!next) throw new NothingToDo(`${name} has no earlier release to go back to.`);
      return changed(before, name, next, { action: 'rollback', name, version: next.live, from });
    });
  }

  /**
   * Makes a remote's canary live for everybody. Throws {@link NothingToDo}; {@link ReleaseRefused} where what went live
   * since leaves no room for it.
   */
  async promote(name: string, author: Author): Promise<Change> {
    return this.registry.change(author, async (before, authorship) => {
      const entry = requireEntry(before, name);
      const next = promoted(entry, authorship);
      if (!next) throw new NothingToDo(`${name} has no canary that could be promoted.`);
      await this.admission.requireAgain(before, name, next.live);
      return changed(before, name, next, { action: 'promote', name, version: next.live, from: entry.live });
    });
  }

  /**
   * Publishes the builds of a checkout: always its shell; a remote where the folder does not know its version yet, or
   * where what is live came from an earlier start or does not run with this shell. Else what an operator released or took
   * back stays so.
   */
  async publishCheckout(builds: { shell: string; remotes: readonly string[] }): Promise<void> {
    const shell = await this.files.bringIn('shell', builds.shell);
    const remotes = await Promise.all(
      builds.remotes.map(async (build) => {
        const { id } = remoteManifest.parse(JSON.parse(await readFile(path.join(build, MANIFEST_FILE), 'utf8')));
        return { id, ...(await this.files.bringIn(id, build)) };
      }),
    );
    const shellSays = shellManifest.parse(JSON.parse(await readFile(path.join(builds.shell, MANIFEST_FILE), 'utf8')));
    await this.registry.change({ by: STARTED_BY, why: 'the builds of this checkout' }, async (before, author) => {
      const changes: Change[] = [];
      if (before.shell !== shell.version)
        changes.push({ action: 'publish', name: 'shell', version: shell.version, from: before.shell || null });
      const next = { ...before.remotes };
      for (const { id, isNew, ...release } of remotes) {
        const entry = before.remotes[id];
        if (entry?.live === release.version) continue;
        const mayReplace =
          !entry || isNew || entry.by === STARTED_BY || !(await this.admission.runsWith(shellSays, id, entry.live));
        if (!mayReplace) continue;
        changes.push({ action: 'publish', name: id, version: release.version, from: entry?.live ?? null });
        next[id] = withLive(entry, release, author);
      }
      const registry = changes.length > 0 ? { ...before, shell: shell.version, remotes: next } : before;
      return { registry, changes, answer: undefined };
    });
  }
}

function publishedEntry(
  entry: LiveEntry | undefined,
  { manifest: { id, version }, seal }: Verified,
  canary: number | undefined,
  author: Authorship,
): LiveEntry {
  if (entry?.live === version && (canary !== undefined || !entry.canary))
    throw new NothingToDo(`${id} ${version} is live for everybody already.`);
  if (canary === undefined) return withLive(entry, { version, seal }, author);
  if (!entry) throw new NothingToDo(`${id} has no live release yet; its first one goes to everybody.`);
  return withCanary(entry, { version, seal }, canary, author);
}

function requireEntry({ remotes }: Registry, name: string): LiveEntry {
  const entry = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!entry)
    throw new NothingToDo(`There is no remote called ${name} here. These are: ${Object.keys(remotes).join(', ')}.`);
  return entry;
}

function changed(before: Registry, name: string, entry: LiveEntry, change: Change) {
  return { registry: { ...before, remotes: { ...before.remotes, [name]: entry } }, changes: [change], answer: change };
}
