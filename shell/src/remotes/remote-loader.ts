import { AppError } from '@fakos/shared-kit/errors';
import { checkRemote, type RemoteModule } from '@fakos/shared-kit/remote';
import type { FailurePhase } from '@fakos/shared-kit/remote/failures';
import type { LoadableRelease } from '@fakos/shared-kit/remote/manifest';
import type { Federation, FederationContainer } from './federation.ts';
import { loadScript } from './load-script.ts';
import { doubtStyles, letGoOfPending } from './loading-tags.ts';

/** One try at a release: a copy of it with an address, modules and pending files of its own. */
export class Container {
  readonly remote: string;
  readonly release: LoadableRelease;
  /** Address of the folder that it loads its files from. */
  readonly base: string;
  /** What it is doing, or what it failed at. */
  phase: FailurePhase = 'entry';
  readonly module: Promise<RemoteModule>;

  /** @param load loads what the release exposes, telling the container of its progress */
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

/** Opens releases of remotes. What failed is not kept: the next who asks gets another try. */
export class RemoteLoader {
  private readonly federation: Federation;
  private readonly current = new Map<string, Container>();
  private readonly tries = new Map<string, number>();

  constructor(federation: Federation) {
    this.federation = federation;
  }

  /**
   * The container of a release; one, however many ask.
   *
   * @param insteadOf one that is of no use to the caller
   */
  open(remote: string, release: LoadableRelease, insteadOf?: Container): Container {
    const known = this.current.get(release.base);
    if (known && known !== insteadOf) return known;
    const opened = this.openAnother(remote, release);
    this.current.set(release.base, opened);
    return opened;
  }

  /** Those who ask from now on get this one. */
  prefer(container: Container): void {
    this.current.set(container.release.base, container);
  }

  /** Those who ask from now on get another one. */
  discard(container: Container): void {
    if (this.current.get(container.release.base) === container) this.current.delete(container.release.base);
  }

  private openAnother(remote: string, release: LoadableRelease): Container {
    const number = this.tries.get(release.base) ?? 0;
    this.tries.set(release.base, number + 1);
    if (number === 0) doubtStyles(release.base);
    else letGoOfPending(release.base, `${remote}@${release.version}`);
    return new Container(remote, release, addressOfTry(release.base, number), (opened) => this.fetch(opened));
  }

  private async fetch(container: Container): Promise<RemoteModule> {
    const { remote, release, base } = container;
    const page = globalThis as Record<string, unknown>;
    await loadScript(base + release.entry, release.integrity);
    // Each run of the entry leaves its container under the same name; this one is taken before another can.
    const opened = page[release.global] as FederationContainer | undefined;
    page[release.global] = undefined;
    if (!opened) throw new AppError('REMOTE_MALFORMED', { remote, field: 'global' });
    container.phase = 'chunk';
    const exposed = (await this.federation.open(opened)) as { default: unknown } | undefined;
    container.phase = 'install';
    return checkRemote(remote, exposed?.default);
  }
}

/** A second try goes to an alias of the same folder: browsers hold on to an address that hung (loading.md). */
function addressOfTry(base: string, number: number): string {
  return number === 0 ? base : base.replace('/remotes/', `/remotes~${number}/`);
}
