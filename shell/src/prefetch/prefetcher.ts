import { getPathLanguage, isAdminPath } from '@fakos/contracts/languages';
import type { LiveRemote } from '@fakos/contracts/remote/manifest';
import type { RemotePage } from '@fakos/shared-kit/remote';
import { matchRoutes, type RouteMatch, type RouteObject } from '@fakos/shared-kit/router';
import type { RemotePages } from '../routing/routes.tsx';
import type { AppStore } from '../store/store.ts';

/** The page's own router, remotes and store, so that navigation uses the prefetched data. */
export interface PrefetcherOptions {
  readonly remotes: readonly LiveRemote[];
  readonly installer: RemotePages;
  readonly router: { readonly routes: RouteObject[] };
  readonly store: Pick<AppStore, 'dispatch'>;
}

interface Destination {
  readonly url: URL;
  readonly match: RouteMatch;
}

/** Loads code and data of pages before they are opened. A route whose code failed is not tried again. */
export class Prefetcher {
  private readonly options: PrefetcherOptions;
  private readonly failedRoutes = new Set<string>();

  constructor(options: PrefetcherOptions) {
    this.options = options;
  }

  /** Loads code, translations and styles of an address. */
  async loadCode(address: string): Promise<void> {
    await this.load(address, () => undefined);
  }

  /** Loads code, translations and styles of an address, and requests its API data. */
  async loadAll(address: string): Promise<void> {
    await this.load(address, (page, { url, match }) => {
      for (const call of page.prefetch?.({ params: match.params, search: url.searchParams }) ?? []) {
        this.options.store.dispatch(call);
      }
    });
  }

  private async load(address: string, onLoaded: (page: RemotePage, to: Destination) => void): Promise<void> {
    const to = this.resolveDestination(address);
    const pattern = to?.match.route.path ?? '';
    if (!to || this.failedRoutes.has(pattern)) return;
    const remote = this.options.remotes.find(({ routes }) => routes.includes(pattern));
    try {
      if (remote) onLoaded(await this.options.installer.loadPage(remote, pattern), to);
      else await loadShellPage(to);
    } catch {
      this.failedRoutes.add(pattern);
    }
  }

  /** Resolves an address; undefined for other sites, the back office, unknown routes and the current page. */
  private resolveDestination(address: string): Destination | undefined {
    const { location } = window;
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || isAdminPath(url.pathname)) return undefined;
    if (url.pathname === location.pathname && url.search === location.search) return undefined;
    if (getPathLanguage(url.pathname) !== getPathLanguage(location.pathname)) return undefined;
    const match = matchRoutes(this.options.router.routes, url.pathname)?.at(-1);
    return match && match.route.path !== '*' ? { url, match } : undefined;
  }
}

/** A shell page is loaded by its route's loader, which ignores its arguments. */
async function loadShellPage({ match }: Destination): Promise<void> {
  const { loader } = match.route;
  if (typeof loader === 'function') await loader({} as Parameters<typeof loader>[0]);
}
