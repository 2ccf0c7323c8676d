import { isAdminPath, languageOfPath } from '@fakos/shared-kit/i18n/languages';
import type { RemotePage } from '@fakos/shared-kit/remote';
import type { LiveRemote } from '@fakos/shared-kit/remote/manifest';
import { matchRoutes, type RouteMatch, type RouteObject } from '@fakos/shared-kit/router';
import type { RemotePages } from '../routing/routes.tsx';
import type { AppStore } from '../store/store.ts';

/** What prefetching is made of: the page's own router, remotes and store, so that a click finds what it asks for. */
export interface PrefetchParts {
  readonly remotes: readonly LiveRemote[];
  readonly installer: RemotePages;
  readonly router: { readonly routes: RouteObject[] };
  readonly store: Pick<AppStore, 'dispatch'>;
}

interface Destination {
  readonly url: URL;
  readonly match: RouteMatch;
}

/** Loads what pages need before they are opened. A pattern whose code failed is left to the click. */
export class Prefetcher {
  private readonly parts: PrefetchParts;
  private readonly failed = new Set<string>();

  constructor(parts: PrefetchParts) {
    this.parts = parts;
  }

  /** Loads code, words and styles of an address. */
  async loadCode(address: string): Promise<void> {
    await this.load(address, () => undefined);
  }

  /** Loads code, words and styles of an address, and asks the API what its page will ask. */
  async loadAll(address: string): Promise<void> {
    await this.load(address, (page, { url, match }) => {
      for (const call of page.calls?.({ params: match.params, search: url.searchParams }) ?? []) {
        this.parts.store.dispatch(call);
      }
    });
  }

  private async load(address: string, andThen: (page: RemotePage, to: Destination) => void): Promise<void> {
    const to = this.destinationOf(address);
    const pattern = to?.match.route.path ?? '';
    if (!to || this.failed.has(pattern)) return;
    const remote = this.parts.remotes.find(({ routes }) => routes.includes(pattern));
    try {
      if (remote) andThen(await this.parts.installer.loadPage(remote, pattern), to);
      else await loadOwnPage(to);
    } catch {
      this.failed.add(pattern);
    }
  }

  /** Where an address leads; undefined where nothing is to be loaded: outside, the back office, nowhere, here. */
  private destinationOf(address: string): Destination | undefined {
    const { location } = window;
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || isAdminPath(url.pathname)) return undefined;
    if (url.pathname === location.pathname && url.search === location.search) return undefined;
    if (languageOfPath(url.pathname) !== languageOfPath(location.pathname)) return undefined;
    const match = matchRoutes(this.parts.router.routes, url.pathname)?.at(-1);
    return match && match.route.path !== '*' ? { url, match } : undefined;
  }
}

/** A page of the shell loads in its route's loader, which looks at none of its arguments. */
async function loadOwnPage({ match }: Destination): Promise<void> {
  const { loader } = match.route;
  if (typeof loader === 'function') await loader({} as Parameters<typeof loader>[0]);
}
