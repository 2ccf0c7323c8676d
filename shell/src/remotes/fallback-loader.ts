import { AppError } from '@fakos/contracts/errors';
import type { LiveRemote, LoadableRelease } from '@fakos/contracts/remote/manifest';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import { classifyFailure, reportFailure } from './failures.ts';
import { type Attempt, hedge, type Race } from './hedge.ts';
import type { Container, RemoteLoader } from './remote-loader.ts';

/** Selects a part of an opened release. Its loading time and errors count as those of the release. */
export type SelectPart<T> = (container: Container, module: RemoteModule) => Promise<T>;

/** Timeout of one attempt in milliseconds, from the entry to the last file. */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** Failures that may be gone at another address of the same release. */
const TRANSIENT_CODES = ['REMOTE_UNREACHABLE', 'REMOTE_TIMEOUT'];

/**
 * Loads parts of remotes with fallback: from the live release, a second time from the live release, then from earlier
 * releases. Remotes of development servers have no fallback.
 */
export class FallbackLoader {
  private readonly loader: RemoteLoader;
  /** The release of the last part, by remote id: it is tried first for the next part. */
  private readonly lastUsed = new Map<string, LoadableRelease>();
  private readonly excluded = new Map<string, Set<string>>();
  private usedFallback = false;

  constructor(loader: RemoteLoader) {
    this.loader = loader;
  }

  /**
   * Loads a part from the first release that provides it.
   *
   * @throws {AppError} a REMOTE_… code when none can; the next call tries all releases again
   */
  async load<T>(remote: LiveRemote, select: SelectPart<T>): Promise<T> {
    const [first, ...earlierReleases] = this.listReleases(remote);
    if (!first) {
      this.excluded.delete(remote.id);
      throw new AppError('REMOTE_RENDER_FAILED', { remote: remote.id });
    }
    let container: Container | undefined;
    let permanentError: unknown;
    const firstAttempt: Attempt<T> = (race) => {
      container = this.loader.open(remote.id, first);
      return this.attempt(container, select, race).catch((error: unknown) => {
        if (!(error instanceof AppError && TRANSIENT_CODES.includes(error.code))) permanentError = error;
        throw error;
      });
    };
    const secondAttempt: Attempt<T> = async (race) => {
      if (permanentError) throw permanentError;
      return this.attempt(this.loader.open(remote.id, first, container), select, race);
    };
    const fallbacks = earlierReleases.map(
      (release): Attempt<T> =>
        (race) =>
          this.attempt(this.loader.open(remote.id, release), select, race),
    );
    try {
      return await hedge(isFromSource(first) ? [firstAttempt] : [firstAttempt, secondAttempt, ...fallbacks]);
    } finally {
      this.usedFallback ||= this.lastUsed.get(remote.id) !== remote;
    }
  }

  /** True when a part came from another release than the live one, which the server rendered. */
  get hasFallenBack(): boolean {
    return this.usedFallback;
  }

  /** Excludes a release, until no other one is left. */
  exclude(remote: LiveRemote, { version }: LoadableRelease): void {
    this.excluded.set(remote.id, (this.excluded.get(remote.id) ?? new Set()).add(version));
  }

  /** Whether a release is excluded. */
  isExcluded(remote: LiveRemote, { version }: LoadableRelease): boolean {
    return this.excluded.get(remote.id)?.has(version) ?? false;
  }

  private listReleases(remote: LiveRemote): LoadableRelease[] {
    const releases = [this.lastUsed.get(remote.id) ?? remote, remote, ...remote.previous];
    return releases.filter(
      (release, index) =>
        releases.findIndex(({ version }) => version === release.version) === index && !this.isExcluded(remote, release),
    );
  }

  private async attempt<T>(container: Container, select: SelectPart<T>, race: Race): Promise<T> {
    try {
      const loading = this.loadPart(container, select, race);
      const part = await (isFromSource(container.release) ? loading : withTimeout(loading));
      if (!race.isOver) {
        this.loader.prefer(container);
        this.lastUsed.set(container.remote, container.release);
      }
      return part;
    } catch (reason) {
      if (reason === SUPERSEDED) throw reason;
      const { error, phase, isOwn } = classifyFailure(reason, container);
      this.loader.discard(container);
      if (isOwn) {
        reportFailure({ remote: container.remote, version: container.release.version, phase, code: error.code });
      }
      throw error;
    }
  }

  private async loadPart<T>(container: Container, select: SelectPart<T>, race: Race): Promise<T> {
    const module = await container.module;
    if (race.isOver) throw SUPERSEDED;
    const part = await select(container, module);
    return part;
  }
}

/**
 * Whether a development server serves the release. Its entry must run only once in a page: a second run replaces the global
 * callback of hot updates, so those of the first run fail. A slow file is no failure, because the server holds requests
 * while it builds.
 */
function isFromSource({ integrity }: LoadableRelease): boolean {
  return integrity === '';
}

/** Thrown by an attempt after another release has won. */
const SUPERSEDED = new Error('superseded');

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('REMOTE_TIMEOUT')), ATTEMPT_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
