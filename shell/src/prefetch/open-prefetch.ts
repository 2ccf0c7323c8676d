import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router';
import { whenIdle } from '../after-first-view.ts';
import { isThrifty } from './connection.ts';
import { Prefetcher, type PrefetchParts } from './prefetcher.ts';
import { watchIntent } from './watch-intent.ts';
import { watchView } from './watch-view.ts';

/** Where most visitors go next; on a phone the links to them hide in a menu. */
const mainAddresses = [paths.shop, paths.blog, paths.home];

/** Starts to look where the visitor points and what is in view. */
export function openPrefetch(parts: PrefetchParts): (address: string) => void {
  const prefetcher = new Prefetcher(parts);
  const allowed = () => !isThrifty() && !isAdminPath(window.location.pathname);
  const prefetch = (address: string) => {
    if (allowed()) void prefetcher.loadAll(address);
  };
  const prefetchCode = (address: string) => {
    whenIdle(() => {
      if (allowed()) void prefetcher.loadCode(address);
    });
  };

  watchIntent(prefetch);
  watchView(prefetchCode);
  for (const address of mainAddresses) prefetchCode(address);
  return prefetch;
}
