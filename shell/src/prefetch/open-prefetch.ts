import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import { paths } from '@fakos/shared-kit/router';
import { whenIdle } from '../after-first-view.ts';
import { isThrifty } from './connection.ts';
import { Prefetcher, type PrefetchParts } from './prefetcher.ts';
import { watchIntent } from './watch-intent.ts';
import { watchView } from './watch-view.ts';

/** Where most visitors go next; on a phone the links to them hide in a menu. */
const mainAddresses = [paths.shop, paths.blog, paths.home];

/** What opens over any page, without an address that could be pointed at. */
const openedAnywhere = ['cart.contents'] as const;

/** {@link PrefetchParts} with the live remotes' slots. */
export type OpenPrefetchParts = PrefetchParts & { readonly installer: Pick<RemoteHost, 'fills'> };

/** Starts to look where the visitor points and what is in view. */
export function openPrefetch(parts: OpenPrefetchParts): (address: string) => void {
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
  whenIdle(() => {
    if (!allowed()) return;
    for (const fill of openedAnywhere.flatMap((name) => parts.installer.fills(name))) {
      // One that fails is left to the click.
      fill.load().catch(() => undefined);
    }
  });
  return prefetch;
}
