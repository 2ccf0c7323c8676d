import { cp } from 'node:fs/promises';
import { Admission } from './admission/admission.ts';
import type { Waivers } from './admission/check-contract.ts';
import { findGlobalSelectors } from './admission/global-selectors.ts';
import { type Candidate, isRemote, verifyCandidate } from './candidate.ts';
import { requireChange, requireEntry, requireReason, toChange } from './change-conditions.ts';
import { type CheckoutBuilds, type CheckoutResult, publishCheckout } from './checkout-releases.ts';
import { Compositions, type UnreadableRelease } from './composition/compositions.ts';
import type { LiveComposition, Releases } from './composition/live-composition.ts';
import { findRollback, type HistoryEntry } from './history.ts';
import { type ListedRelease, toListedRelease } from './listed-release.ts';
import {
  findEntry,
  type LiveEntry,
  listedVersions,
  listNames,
  promoted,
  type Registry,
  rolledBack,
  SHELL,
  STAGED_SHARE,
  withCanary,
  withLive,
} from './registry.ts';
import { RegistryFile } from './registry-file.ts';
import type { Author, Change, RegistryStore } from './registry-store.ts';
import { ReleaseConflict } from './release-errors.ts';
import { ReleaseFiles, type ReleaseProblem } from './release-files.ts';
import { type Repair, repairReleases } from './repair-releases.ts';
import type { skippableChecks } from './skippable-checks.ts';
import { isVersion } from './verify-release.ts';

/** What the registry of a folder of releases needs. */
export interface RegistryParts {
  readonly folder: string;
  readonly files: ReleaseFiles;
  /** Called once when the registry cannot be read any more. */
  onProblem(error: unknown): void;
}

/** How a release becomes live. */
export interface PublishOptions extends Author, Waivers {
  /** Percentage of visitors who get it; all where it is left out. */
  readonly canary?: number | undefined;
  /** Only its smoke test gets it, until it is promoted. */
  readonly staged?: boolean | undefined;
  /** Names of checks that did not run before, for the history. */
  readonly skipped?: readonly (typeof skippableChecks)[number][] | undefined;
}

/**
 * Releases in a folder: `NAME/VERSION/` holds the files of a release, which never change; `registry.json` lists the live
 * version of each; `history.jsonl` lists who changed it. Any number of processes may share a folder.
 */
export class ReleaseFolder implements Releases {
  readonly folder: string;
  private readonly registry: RegistryStore;
  private readonly files: ReleaseFiles;
  private readonly admission: Admission;
  private readonly compositions: Compositions;
  private readonly listeners: ((release: UnreadableRelease) => void)[] = [];
  private readonly errorListeners: ((error: unknown) => void)[] = [];
  private latest: LiveComposition | undefined;
  private hasFailed = false;

  /** @param createRegistry for a registry elsewhere; the folder then has copies of the releases */
  constructor(
    folder: string,
    createRegistry: (parts: RegistryParts) => RegistryStore = () => new RegistryFile(folder),
  ) {
    this.folder = folder;
    this.files = new ReleaseFiles(folder);
    this.registry = createRegistry({ folder, files: this.files, onProblem: (error) => this.reportError(error) });
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
      if (!this.hasFailed) this.reportError(error);
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

  /** True while any release is live for a share of the visitors, which staged ones are not. */
  async hasCanary(): Promise<boolean> {
    const registry = await this.registry.read();
    return listNames(registry).some((name) => findEntry(registry, name)?.canary?.share);
  }

  /** Grows with every change of the live releases. */
  async getRevision(): Promise<number> {
    return (await this.registry.read()).revision;
  }

  /** A remote's entry in the registry. */
  async getEntry(name: string): Promise<LiveEntry | undefined> {
    const { remotes } = await this.registry.read();
    return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  }

  /** True for a release that is or was published, which open pages may therefore show. */
  async isPublished(name: string, version: string): Promise<boolean> {
    const entry = findEntry(await this.registry.read(), name);
    if (!entry || !isVersion(version)) return false;
    return listedVersions(entry).includes(version) || this.files.hasRelease(name, version);
  }

  /** The shell and every remote as operators see them. */
  async list(): Promise<{ shell: ListedRelease; remotes: ListedRelease[] }> {
    const { shell, remotes } = await this.requireRegistry();
    return {
      shell: toListedRelease(SHELL, shell),
      remotes: Object.entries(remotes).map(([name, entry]) => toListedRelease(name, entry)),
    };
  }

  /** Verifies the files of everything that visitors get now, and returns the differences from what was published. */
  async inspectLive(): Promise<ReleaseProblem[]> {
    const registry = await this.registry.read();
    const inspect = () =>
      this.files.inspectListed(registry, ({ live, canary }) => [live, ...(canary ? [canary.version] : [])]);
    const problems = await inspect();
    if (problems.length === 0) return problems;
    await this.registry.restore(problems);
    return inspect();
  }

  /**
   * Verifies every listed release and repairs what it can; see {@link repairReleases}.
   *
   * @param builds folders of builds, from which damaged releases are restored where they are the same
   */
  async repair(builds: readonly string[], author: Author): Promise<Repair[]> {
    const registry = await this.registry.read();
    await this.registry.restore(await this.files.inspectListed(registry, listedVersions));
    return repairReleases({ ...this.parts, builds }, author);
  }

  /** Why the object storage cannot be reached at present; undefined where it can, and without one. */
  getStorageProblem(): string | undefined {
    return this.registry.getProblem();
  }

  /** All changes, oldest first. */
  history(): Promise<HistoryEntry[]> {
    return this.registry.readHistory();
  }

  /**
   * Publishes a build of the shell or a remote: copies it, verifies its files, checks its contract and makes it live. Throws
   * {@link ReleaseRefused}.
   */
  async publish(build: string, options: PublishOptions): Promise<Change> {
    return this.publishFrom((folder) => cp(build, folder, { recursive: true }), undefined, options);
  }

  /**
   * Publishes what `fill` writes into a new folder. Throws {@link ReleaseRefused}.
   *
   * @param name the expected package; any package if omitted
   */
  async publishFrom(
    fill: (folder: string) => Promise<void>,
    name: string | undefined,
    options: PublishOptions,
  ): Promise<Change> {
    requireReason(options);
    return this.files.withIncoming(async (incoming) => {
      await fill(incoming);
      const candidate = await verifyCandidate(incoming, name);
      const { name: id, seal } = candidate;
      const { version } = candidate.manifest;
      const share = options.staged ? STAGED_SHARE : options.canary;
      return this.registry.change(options, async (before, author) => {
        const forced = await this.admit(before, candidate, incoming, options);
        const known = findEntry(before, id);
        const isDamaged = known?.live === version && !(await this.files.isIntact(before, id, version));
        if (!isDamaged) requireChange(id, version, known, share);
        const entry =
          known && share !== undefined
            ? withCanary(known, { version, seal }, share, author)
            : withLive(known, { version, seal }, author);
        await this.files.moveIn(incoming, id, version);
        return toChange(before, id, entry, {
          action: share === undefined ? 'publish' : 'canary',
          name: id,
          version,
          from: known?.live ?? null,
          ...(forced.length > 0 ? { forced: [...forced] } : {}),
          ...(options.skipped?.length ? { skipped: [...options.skipped] } : {}),
        });
      });
    });
  }

  /**
   * Ends a canary, or makes the newest earlier release live that fits the other live releases. Throws
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
   * Makes a remote's canary live for all visitors, or for a share of them. Throws {@link ReleaseConflict}, or
   * {@link ReleaseRefused} where it conflicts with what became live since.
   *
   * @param options.only the version to promote; any canary if omitted
   */
  async promote(name: string, author: Author, options: { only?: string; share?: number } = {}): Promise<Change> {
    const { only, share } = options;
    return this.registry.change(author, async (before, authorship) => {
      const entry = requireEntry(before, name);
      const version = entry.canary?.version;
      const next = promoted(entry, authorship, share);
      if (version === undefined || !next) throw new ReleaseConflict(`${name} has no canary that could be promoted.`);
      if (only && only !== version) throw new ReleaseConflict(`${name} ${only} was replaced by ${version}.`);
      await this.admission.requireAgain(before, name, version);
      const action = share === undefined ? 'promote' : 'canary';
      return toChange(before, name, next, { action, name, version, from: entry.live });
    });
  }

  /** Publishes builds of a checkout; see {@link publishCheckout}. */
  publishCheckout(builds: CheckoutBuilds): Promise<CheckoutResult> {
    return publishCheckout(this.parts, builds);
  }

  private reportError(error: unknown): void {
    for (const listener of this.errorListeners) listener(error);
  }

  private get parts() {
    return { registry: this.registry, files: this.files, admission: this.admission };
  }

  private async requireRegistry(): Promise<Registry & { readonly shell: LiveEntry }> {
    const registry = await this.registry.readFresh();
    if (!registry?.shell)
      throw new ReleaseConflict(`${this.folder} holds no releases yet; npm start publishes the first ones.`);
    return { ...registry, shell: registry.shell };
  }

  /** @returns the reasons against the candidate that the options waive */
  private async admit(
    before: Registry,
    candidate: Candidate,
    incoming: string,
    options: PublishOptions,
  ): Promise<readonly string[]> {
    if (!isRemote(candidate)) {
      await this.admission.requireShell(before, candidate.manifest);
      return [];
    }
    const { id, version } = candidate.manifest;
    const globalSelectors = await findGlobalSelectors(incoming, id, Object.keys(candidate.sizes));
    const isLive = findEntry(before, id)?.live === version;
    const rolledBack = isLive ? undefined : findRollback(await this.history(), id, version);
    return this.admission.require(before, { ...candidate, globalSelectors }, options, rolledBack);
  }
}
