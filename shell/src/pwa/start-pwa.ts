import { loadPageTranslations } from '../language/page-translations.ts';
import { runAfterLoad } from '../startup/schedule.ts';
import type { PwaOptions } from './pwa-features.ts';
import { PWA_NAMESPACE } from './pwa-text.ts';

/** Starts the features of the progressive web app after the first view: updates, offline use and installation. */
export function startPwa(options: Omit<PwaOptions, 'installOffer'>): void {
  // The browser fires the event once, possibly before the rest has loaded.
  const installOffer = new Promise<Event>((resolve) => {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      resolve(event);
    });
  });
  runAfterLoad(() => {
    const code = import(/* webpackChunkName: "pwa" */ './pwa-features.ts');
    Promise.all([code, loadPageTranslations(options.i18n, PWA_NAMESPACE)]).then(
      ([{ startPwaFeatures }]) => startPwaFeatures({ ...options, installOffer }),
      // If it does not load, the visitor gets a new version on the next visit.
      () => undefined,
    );
  });
}
