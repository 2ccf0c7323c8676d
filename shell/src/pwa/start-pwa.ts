import { afterFirstView } from '../after-first-view.ts';
import { loadPageWords } from '../language/page-words.ts';
import type { PwaParts } from './open-pwa.ts';
import { PWA_NAMESPACE } from './text.ts';

/** Starts what makes the site an app, after the first view: its versions, its life without a network, its installation. */
export function startPwa(parts: Omit<PwaParts, 'offered'>): void {
  // The browser offers once, and maybe before the rest is here.
  const offered = new Promise<Event>((resolve) => {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      resolve(event);
    });
  });
  afterFirstView(() => {
    const code = import(/* webpackChunkName: "pwa" */ './open-pwa.ts');
    Promise.all([code, loadPageWords(parts.i18n, PWA_NAMESPACE)]).then(
      ([{ openPwa }]) => openPwa({ ...parts, offered }),
      // Without it the visitor has a site, and gets the new version at the next visit.
      () => undefined,
    );
  });
}
