import type { I18n } from '@fakos/shared-kit/i18n';
import { afterFirstView } from '../after-first-view.ts';

/**
 * Offers the new version in a quiet toast when one goes live while the page is open.
 *
 * @param composition the key of what the page was made of; without one there is nothing to compare
 */
export function startUpdates(composition: string, i18n: I18n): void {
  if (!composition) return;
  afterFirstView(() => {
    import(/* webpackChunkName: "updates" */ './offer-updates.ts').then(
      ({ offerUpdates }) => offerUpdates(composition, i18n),
      // Without it the visitor gets the new version at the next visit.
      () => undefined,
    );
  });
}
