import { AppError } from '@fakos/shared-kit/errors';
import { checkRemote, type RemoteModule } from '@fakos/shared-kit/remote';
import type { LiveRemote } from '@fakos/shared-kit/remote/manifest';
import type { Federation } from './federation.ts';
import { loadScript } from './load-script.ts';

/** Fetches and checks remotes. A remote that failed is not remembered as failed: the next call tries again. */
export class RemoteLoader {
  private readonly federation: Federation;
  private readonly loading = new Map<string, Promise<RemoteModule>>();
  private readonly tries = new Map<string, number>();

  constructor(federation: Federation) {
    this.federation = federation;
  }

  /**
   * The remote's module; one load, however many ask.
   *
   * @throws {AppError} a REMOTE_… code
   */
  load(remote: LiveRemote): Promise<RemoteModule> {
    const running = this.loading.get(remote.id);
    if (running) return running;
    const load = this.tryTwice(remote).catch((error: unknown) => {
      this.loading.delete(remote.id);
      throw error;
    });
    this.loading.set(remote.id, load);
    return load;
  }

  private async tryTwice(remote: LiveRemote): Promise<RemoteModule> {
    try {
      return await this.fetch(remote);
    } catch {
      return await this.fetch(remote);
    }
  }

  private async fetch(remote: LiveRemote): Promise<RemoteModule> {
    const attempt = this.tries.get(remote.id) ?? 0;
    this.tries.set(remote.id, attempt + 1);
    if (!(remote.global in globalThis)) await loadScript(entryAddress(remote, attempt), remote.integrity);
    if (!(remote.global in globalThis)) throw new AppError('REMOTE_MALFORMED', { remote: remote.id, field: 'global' });
    this.federation.registerRemotes(
      [{ name: remote.global, entry: entryAddress(remote, attempt), entryGlobalName: remote.global }],
      { force: attempt > 0 },
    );
    const exposed = await this.federation.loadRemote<{ default: unknown }>(`${remote.global}/remote`);
    return checkRemote(remote.id, exposed?.default);
  }
}

/** A retry goes to an alias of the same folder: browsers hold on to an address that hung (loading.md). */
function entryAddress({ base, entry }: LiveRemote, attempt: number): string {
  return `${attempt === 0 ? base : base.replace('/remotes/', `/remotes~${attempt}/`)}${entry}`;
}
