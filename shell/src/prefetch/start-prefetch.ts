import { afterFirstView } from '../after-first-view.ts';
import { isThrifty } from './connection.ts';
import type { OpenPrefetchParts } from './open-prefetch.ts';

/**
 * Loads what the visitor is about to need. Its own code comes after the first view, too, and never to those who save data.
 *
 * @returns what the host offers as `prefetch`; it does nothing before that.
 */
export function startPrefetch(parts: OpenPrefetchParts): (address: string) => void {
  let prefetch: (address: string) => void = () => undefined;
  afterFirstView(() => {
    if (isThrifty()) return;
    import(/* webpackChunkName: "prefetch" */ './open-prefetch.ts').then(
      ({ openPrefetch }) => {
        prefetch = openPrefetch(parts);
      },
      // Without it every page still opens, only later.
      () => undefined,
    );
  });
  return (address) => prefetch(address);
}
