import { AppError } from '@fakos/shared-kit/errors';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import type { LiveRemote, LoadableRelease } from '@fakos/shared-kit/remote/manifest';
import { nameFailure, reportFailure } from './failures.ts';
import { type Attempt, hedge, type Race } from './hedge.ts';
import type { Container, RemoteLoader } from './remote-loader.ts';

/** Takes what it needs out of an opened release. All that it waits for counts as that release's doing. */
export type Take<T> = (container: Container, module: RemoteModule) => Promise<T>;

/** How long one release may take to give a part, in milliseconds, from its entry to its last file. */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** Failures that the same files may not meet again at another address. */
const PASSING = ['REMOTE_UNREACHABLE', 'REMOTE_TIMEOUT'];

/** Gets parts of remotes: from the live release, from it once more, then from the good ones before it. */
export class LiveParts {
  private readonly loader: RemoteLoader;
  /** The release that gave the last part, by the remote's id: the next one comes from it as well. */
  private readonly giving = new Map<string, LoadableRelease>();
  private readonly avoided = new Map<string, Set<string>>();
  private fallenBack = false;

  constructor(loader: RemoteLoader) {
    this.loader = loader;
  }

  /**
   * A part of a remote, from the first release that can give it.
   *
   * @throws {AppError} a REMOTE_… code when none can; the next call tries all of them again
   */
  async load<T>(remote: LiveRemote, take: Take<T>): Promise<T> {
    const [first, ...others] = this.releasesOf(remote);
    if (!first) {
      this.avoided.delete(remote.id);
      throw new AppError('REMOTE_RENDER_FAILED', { remote: remote.id });
    }
    let container: Container | undefined;
    let lasting: unknown;
    const once: Attempt<T> = (race) => {
      container = this.loader.open(remote.id, first);
      return this.attempt(container, take, race).catch((error: unknown) => {
        if (!(error instanceof AppError && PASSING.includes(error.code))) lasting = error;
        throw error;
      });
    };
    const again: Attempt<T> = async (race) => {
      if (lasting) throw lasting;
      return this.attempt(this.loader.open(remote.id, first, container), take, race);
    };
    const instead = others.map(
      (release): Attempt<T> =>
        (race) =>
          this.attempt(this.loader.open(remote.id, release), take, race),
    );
    try {
      return await hedge([once, again, ...instead]);
    } finally {
      this.fallenBack ||= this.giving.get(remote.id) !== remote;
    }
  }

  /** True where some part could not come of the live release, which the server rendered. */
  get hasFallenBack(): boolean {
    return this.fallenBack;
  }

  /** No part comes of this release any more, unless no other can give one either. */
  avoid(remote: LiveRemote, { version }: LoadableRelease): void {
    this.avoided.set(remote.id, (this.avoided.get(remote.id) ?? new Set()).add(version));
  }

  /** See {@link avoid}. */
  isAvoided(remote: LiveRemote, { version }: LoadableRelease): boolean {
    return this.avoided.get(remote.id)?.has(version) ?? false;
  }

  private releasesOf(remote: LiveRemote): LoadableRelease[] {
    const releases = [this.giving.get(remote.id) ?? remote, remote, ...remote.previous];
    return releases.filter(
      (release, index) =>
        releases.findIndex(({ version }) => version === release.version) === index && !this.isAvoided(remote, release),
    );
  }

  private async attempt<T>(container: Container, take: Take<T>, race: Race): Promise<T> {
    try {
      const part = await inTime(this.take(container, take, race));
      if (!race.isOver) {
        this.loader.prefer(container);
        this.giving.set(container.remote, container.release);
      }
      return part;
    } catch (thrown) {
      if (thrown === TOO_LATE) throw thrown;
      const { error, phase, isOwn } = nameFailure(thrown, container);
      this.loader.discard(container);
      if (isOwn) {
        reportFailure({ remote: container.remote, version: container.release.version, phase, code: error.code });
      }
      throw error;
    }
  }

  private async take<T>(container: Container, take: Take<T>, race: Race): Promise<T> {
    const module = await container.module;
    if (race.isOver) throw TOO_LATE;
    const part = await take(container, module);
    return part;
  }
}

/** Another release was faster: this one leaves the page as it is. */
const TOO_LATE = new Error('Another release was faster.');

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('REMOTE_TIMEOUT')), ATTEMPT_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
