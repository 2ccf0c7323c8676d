import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteManifest, remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import { Admission } from './admission/admission.ts';
import { Compositions, type UnreadableRelease } from './composition/compositions.ts';
import type { LiveComposition, Releases } from './composition/live-composition.ts';
import type { HistoryEntry } from './history.ts';
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
import { ReleaseConflict, ReleaseRefused } from './release-errors.ts';
import { ReleaseFiles } from './release-files.ts';
import { isVersion, MANIFEST_FILE, type Verification, verifyRelease } from './verify-release.ts';

/** The folder of releases in a data folder. */
export function releasesFolder(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'releases');
}

/** Author of the releases that a start publishes from the checkout's builds. */
export const STARTED_BY = 'npm start';

/** How a release becomes live. */
export interface PublishOptions extends Author {
  /** Percentage of visitors who get it; all where it is left out. */
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
 * Releases in a folder: `NAME/VERSION/` holds the files of a release, which never change; `registry.json` lists the live
 * version of each; `history.jsonl` lists who changed it. Any number of processes may share a folder.
 */
export class ReleaseFolder implements Releases {
  readonly folder: string;
  private readonly registry: RegistryFile;
  private readonly files: ReleaseFiles;
  private readonly admission: Admission;
  private readonly compositions: Compositions;
  private readonly listeners: ((release: UnreadableRelease) => void)[] = [];
  private readonly errorListeners: ((error: unknown) => void)[] = [];
  private latest: LiveComposition | undefined;
  private hasFailed = false;

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
      this.latest = await this.compositions.get(await this.registry.read(), bucket);
      this.hasFailed = false;
    } catch (error) {
      // While the registry or the shell is damaged, a running gateway keeps serving the last composition.
      if (!this.latest) throw error;
      if (!this.hasFailed) for (const listener of this.errorListeners) listener(error);
      this.hasFailed = true;
    }
    return this.latest;
  }

  /** Calls `listener` for each listed release that cannot be read. */
  onUnreadable(listener: (release: UnreadableRelease) => void): void {
    this.listeners.push(listener);
  }

  /** Calls `listener` once when the registry or the shell cannot be read and the last composition stays in use. */
  onReadError(listener: (error: unknown) => void): void {
    this.errorListeners.push(listener);
  }

  /** True while any release is live for a share of the visitors. */
  async hasCanary(): Promise<boolean> {
    const { remotes } = await this.registry.read();
    return Object.values(remotes).some(({ canary }) => canary);
  }

  /** A remote's entry in the registry. */
  async getEntry(name: string): Promise<LiveEntry | undefined> {
    const { remotes } = await this.registry.read();
    return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  }

  /** True for a release that is or was published, which open pages may therefore show. */
  async isPublished(name: string, version: string): Promise<boolean> {
    const entry = await this.getEntry(name);
    if (!entry || !isVersion(version)) return false;
    return listedVersions(entry).includes(version) || this.files.hasRelease(name, version);
  }

  /** Every remote as operators see it. */
  async list(): Promise<{ shell: string; remotes: ListedRemote[] }> {
    const registry = await this.registry.readFresh();
    if (!registry)
      throw new ReleaseConflict(`${this.folder} holds no releases yet; npm start publishes the first ones.`);
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

  /** Publishes a build of a remote: copies it, verifies its files, checks its contract and makes it live. Throws {@link ReleaseRefused}. */
  async publish(build: string, options: PublishOptions): Promise<Change> {
    return this.publishFrom((folder) => cp(build, folder, { recursive: true }), undefined, options);
  }

  /**
   * Publishes what `fill` writes into a new folder. Throws {@link ReleaseRefused}.
   *
   * @param name the remote that it must be; any remote where it is left out
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
        const entry = createPublishedEntry(before.remotes[id], found, options.canary, author);
        await this.files.moveIn(incoming, id, version);
        return toChange(before, id, entry, {
          action: options.canary === undefined ? 'publish' : 'canary',
          name: id,
          version,
          from: before.remotes[id]?.live ?? null,
        });
      });
    });
  }

  /**
   * Ends a remote's canary, or makes the newest earlier release live that fits the other live releases. Throws
   * {@link ReleaseConflict}, or {@link ReleaseRefused} where none fits.
   *
   * @param options.only the version to roll back; nothing is done where another one is live by now
   */
  async rollback(name: string, author: Author, options: { only?: string } = {}): Promise<Change> {
    return this.registry.change(author, async (before, authorship) => {
      const entry = requireEntry(before, name);
      const from = entry.canary?.version ?? entry.live;
      if (options.only && options.only !== from)
        throw new ReleaseConflict(`${name} ${options.only} is not live any more.`);
      const next = rolledBack(
        entry,
        entry.canary ? [] : await this.admission.findFitting(before, name, entry.good),
        authorship,
      );
      if (!next) throw new ReleaseConflict(`${name} has no earlier release to go back to.`);
      return toChange(before, name, next, { action: 'rollback', name, version: next.live, from });
    });
  }

  /**
   * Makes a remote's canary live for all visitors. Throws {@link ReleaseConflict}, or {@link ReleaseRefused} where it
   * conflicts with what became live since.
   */
  async promote(name: string, author: Author): Promise<Change> {
    return this.registry.change(author, async (before, authorship) => {
      const entry = requireEntry(before, name);
      const next = promoted(entry, authorship);
      if (!next) throw new ReleaseConflict(`${name} has no canary that could be promoted.`);
      await this.admission.requireAgain(before, name, next.live);
      return toChange(before, name, next, { action: 'promote', name, version: next.live, from: entry.live });
    });
  }

  /**
   * Publishes the builds of a checkout: always its shell; a remote where its version is new, or where the live release
   * comes from an earlier start or does not run with this shell. Other releases, which operators published or rolled back,
   * stay live.
   */
  async publishCheckout(builds: { shell: string; remotes: readonly string[] }): Promise<void> {
    const shell = await this.files.addBuild('shell', builds.shell);
    const remotes = await Promise.all(
      builds.remotes.map(async (build) => {
        const { id } = remoteManifest.parse(JSON.parse(await readFile(path.join(build, MANIFEST_FILE), 'utf8')));
        return { id, ...(await this.files.addBuild(id, build)) };
      }),
    );
    const shellJson = shellManifest.parse(JSON.parse(await readFile(path.join(builds.shell, MANIFEST_FILE), 'utf8')));
    await this.registry.change({ by: STARTED_BY, why: 'the builds of this checkout' }, async (before, author) => {
      const changes: Change[] = [];
      if (before.shell !== shell.version)
        changes.push({ action: 'publish', name: 'shell', version: shell.version, from: before.shell || null });
      const next = { ...before.remotes };
      for (const { id, isNew, ...release } of remotes) {
        const entry = before.remotes[id];
        if (entry?.live === release.version) continue;
        const mayReplace =
          !entry || isNew || entry.by === STARTED_BY || !(await this.admission.runsWith(shellJson, id, entry.live));
        if (!mayReplace) continue;
        changes.push({ action: 'publish', name: id, version: release.version, from: entry?.live ?? null });
        next[id] = withLive(entry, release, author);
      }
      const registry = changes.length > 0 ? { ...before, shell: shell.version, remotes: next } : before;
      return { registry, changes, result: undefined };
    });
  }
}

function createPublishedEntry(
  entry: LiveEntry | undefined,
  { manifest: { id, version }, seal }: Verified,
  canary: number | undefined,
  author: Authorship,
): LiveEntry {
  if (entry?.live === version && (canary !== undefined || !entry.canary))
    throw new ReleaseConflict(`${id} ${version} is live for all visitors already.`);
  if (canary === undefined) return withLive(entry, { version, seal }, author);
  if (!entry) throw new ReleaseConflict(`${id} has no live release yet; its first one goes to all visitors.`);
  return withCanary(entry, { version, seal }, canary, author);
}

function requireEntry({ remotes }: Registry, name: string): LiveEntry {
  const entry = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (!entry)
    throw new ReleaseConflict(
      `There is no remote called ${name}. The remotes are: ${Object.keys(remotes).join(', ')}.`,
    );
  return entry;
}

function toChange(before: Registry, name: string, entry: LiveEntry, change: Change) {
  return { registry: { ...before, remotes: { ...before.remotes, [name]: entry } }, changes: [change], result: change };
}
