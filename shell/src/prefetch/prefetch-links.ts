import { isAdminPath } from '@fakos/contracts/languages';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { paths } from '@fakos/shared-kit/router';
import { runWhenIdle } from '../startup/schedule.ts';
import { isConnectionFast, shouldSaveData } from './data-saving.ts';
import { Prefetcher, type PrefetcherOptions } from './prefetcher.ts';
import { watchIntent } from './watch-intent.ts';
import { watchVisibleLinks } from './watch-visible-links.ts';

/** The most visited pages; on phones the links to them are hidden in the menu. */
const MAIN_ADDRESSES = [paths.shop, paths.blog, paths.home];

/** Slots that open on any page without a link that could be hovered. */
const PREFETCHED_SLOTS = ['cart.contents'] as const;

/** {@link PrefetcherOptions} with the slots of the live remotes. */
export type PrefetchLinksOptions = PrefetcherOptions & {
  readonly installer: Pick<RemoteHost, 'fills'>;
  /** Resolves once the visitor has touched the page. */
  readonly firstInteraction: Promise<void>;
};

/**
 * Prefetches links that are hovered or focused and, on a fast connection, the code of visible links and of the most visited
 * pages, once the visitor has touched the page: a visitor who leaves at once has downloaded the first view only. Returns a
 * function that prefetches an address.
 */
export function prefetchLinks(options: PrefetchLinksOptions): (address: string) => void {
  const prefetcher = new Prefetcher(options);
  const isPublicPage = () => !isAdminPath(window.location.pathname);
  const prefetch = (address: string) => {
    if (!shouldSaveData() && isPublicPage()) void prefetcher.loadAll(address);
  };
  const canPrefetchUnasked = () => isConnectionFast() && isPublicPage();
  const prefetchCode = (address: string) => {
    runWhenIdle(() => {
      if (canPrefetchUnasked()) void prefetcher.loadCode(address);
    });
  };

  watchIntent(prefetch);
  void options.firstInteraction.then(prefetchUnasked);
  return prefetch;

  function prefetchUnasked() {
    watchVisibleLinks(prefetchCode);
    for (const address of MAIN_ADDRESSES) prefetchCode(address);
    runWhenIdle(() => {
      if (!canPrefetchUnasked()) return;
      for (const fill of PREFETCHED_SLOTS.flatMap((name) => options.installer.fills(name))) {
        // A failed one is loaded again when it is opened.
        fill.load().catch(() => undefined);
      }
    });
  }
}
