import { waitForInteraction } from '@fakos/shared-kit/lazy';
import { getPageHeading } from '../routing/page-change/page-heading.ts';
import type { DeferredContext } from './deferred-features.ts';
import { runAfterLoad } from './schedule.ts';

/**
 * Loads the features that the first view does not need, in one file, once the page has loaded and the browser is idle.
 *
 * @param isRendered whether the server rendered the page; otherwise the page loader must watch from the start
 */
export function startDeferredFeatures(
  context: Omit<DeferredContext, 'installOffer' | 'firstPage' | 'firstInteraction'>,
  isRendered: boolean,
): { readonly prefetch: (address: string) => void } {
  const features: { prefetch: (address: string) => void } = { prefetch: () => undefined };
  const { pathname, search } = context.router.state.location;
  const firstPage = { pathname, search, heading: getPageHeading() };
  // Both occur once, possibly before the features have loaded.
  const firstInteraction = waitForInteraction();
  const installOffer = new Promise<Event>((resolve) => {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      resolve(event);
    });
  });
  const load = () =>
    import(/* webpackChunkName: "deferred" */ './deferred-features.ts').then(
      ({ runPageEffects, runDeferredFeatures }) => {
        runPageEffects(context);
        runAfterLoad(async () => {
          features.prefetch = await runDeferredFeatures({ ...context, installOffer, firstPage, firstInteraction });
        });
      },
      // Without them no optional cookies are allowed, no consent is requested, page changes are not announced, and the page
      // learns of a new version or an ended session later.
      () => undefined,
    );
  if (isRendered) runAfterLoad(() => void load());
  else void load();
  return features;
}
