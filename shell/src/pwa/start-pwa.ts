import { afterFirstView } from '../after-first-view.ts';
import type { PwaParts } from './open-pwa.ts';

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
    import(/* webpackChunkName: "pwa" */ './open-pwa.ts').then(
      ({ openPwa }) => openPwa({ ...parts, offered }),
      // Without it the visitor has a site, and gets the new version at the next visit.
      () => undefined,
    );
  });
}
