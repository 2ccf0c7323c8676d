import { runAfterLoad } from '../startup/schedule.ts';
import { shouldSaveData } from './data-saving.ts';
import type { PrefetchLinksOptions } from './prefetch-links.ts';

/**
 * Starts prefetching after the first view; never for visitors who save data.
 *
 * @returns the host's `prefetch`; it does nothing before prefetching has started
 */
export function startPrefetch(options: PrefetchLinksOptions): (address: string) => void {
  let prefetch: (address: string) => void = () => undefined;
  runAfterLoad(() => {
    if (shouldSaveData()) return;
    import(/* webpackChunkName: "prefetch" */ './prefetch-links.ts').then(
      ({ prefetchLinks }) => {
        prefetch = prefetchLinks(options);
      },
      // Without prefetching every page still opens, only later.
      () => undefined,
    );
  });
  return (address) => prefetch(address);
}
