import { AppError } from '@fakos/contracts/errors';
import type { FailurePhase } from '@fakos/contracts/remote/failures';
import type { LoadableRelease } from '@fakos/contracts/remote/manifest';
import { checkRemote, type RemoteModule } from '@fakos/shared-kit/remote';
import type { Federation, FederationContainer } from './federation.ts';
import { loadScript } from './load-script.ts';
import { discardPendingFiles, unmarkPendingStyles } from './pending-files.ts';

/** One attempt to load a release, with its own address, modules and pending files. */
export class Container {
  readonly remote: string;
  readonly release: LoadableRelease;
  /** Address of the folder of its files. */
  readonly base: string;
  /** The current phase, or the phase that failed. */
  phase: FailurePhase = 'entry';
  readonly module: Promise<RemoteModule>;

  /** @param load loads the module that the release exposes, and updates the container's phase */
  constructor(
    remote: string,
    release: LoadableRelease,
    base: string,
    load: (container: Container) => Promise<RemoteModule>,
  ) {
    this.remote = remote;
    this.release = release;
    this.base = base;
    this.module = load(this);
  }
}

/** Opens releases of remotes. Failures are not cached: the next call gets a new attempt. */
export class RemoteLoader {
  private readonly federation: Federation;
  private readonly containers = new Map<string, Container>();
  private readonly attemptCounts = new Map<string, number>();

  constructor(federation: Federation) {
    this.federation = federation;
  }

  /**
   * The container of a release, shared by all callers.
   *
   * @param failed a container that must not be returned
   */
  open(remote: string, release: LoadableRelease, failed?: Container): Container {
    const known = this.containers.get(release.base);
    if (known && known !== failed) return known;
    const opened = this.openNew(remote, release);
    this.containers.set(release.base, opened);
    return opened;
  }

  /** Further calls return this container. */
  prefer(container: Container): void {
    this.containers.set(container.release.base, container);
  }

  /** Further calls open a new container. */
  discard(container: Container): void {
    if (this.containers.get(container.release.base) === container) this.containers.delete(container.release.base);
  }

  private openNew(remote: string, release: LoadableRelease): Container {
    const attempt = this.attemptCounts.get(release.base) ?? 0;
    this.attemptCounts.set(release.base, attempt + 1);
    if (attempt === 0) unmarkPendingStyles(release.base);
    else discardPendingFiles(release.base, `${remote}@${release.version}`);
    return new Container(remote, release, getAttemptBase(release.base, attempt), (opened) => this.fetch(opened));
  }

  private async fetch(container: Container): Promise<RemoteModule> {
    const { remote, release, base } = container;
    const globals = globalThis as Record<string, unknown>;
    await loadScript(base + release.entry, release.integrity);
    // Every run of the entry sets the same global; it is taken before another run can replace it.
    const opened = globals[release.global] as FederationContainer | undefined;
    globals[release.global] = undefined;
    if (!opened) throw new AppError('REMOTE_MALFORMED', { remote, field: 'global' });
    container.phase = 'chunk';
    const exposed = (await this.federation.open(opened, release.previousKit === true)) as
      | { default: unknown }
      | undefined;
    container.phase = 'install';
    return checkRemote(remote, exposed?.default);
  }
}

/**
 * A second attempt uses an alias of the same folder, because browsers keep waiting for an address that hangs
 * (loading.md).
 */
function getAttemptBase(base: string, attempt: number): string {
  return attempt === 0 ? base : base.replace('/remotes/', `/remotes~${attempt}/`);
}
