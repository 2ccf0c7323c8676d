import type { I18n } from '@fakos/shared-kit/i18n';
import { isAdminPath } from '@fakos/shared-kit/i18n/languages';
import type { BootData } from '@fakos/shared-kit/remote/manifest';
import type { createBrowserRouter } from '@fakos/shared-kit/router';
import type { AppStore } from '../store/store.ts';
import { offerUpdates } from '../updates/offer-updates.ts';
import { forgetAtLogout } from './forget-at-logout.ts';
import { offerInstallation } from './install/offer-installation.tsx';
import { registerWorker } from './register-worker.ts';
import { reportSeen } from './report-seen.ts';
import { sayConnection } from './say-connection.ts';

/** The page's router, as far as it is needed here. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** What the app is made with. */
export interface PwaParts {
  readonly boot: Pick<BootData, 'composition' | 'worker'>;
  readonly i18n: I18n;
  readonly store: AppStore;
  readonly router: PageRouter;
  /** The browser's offer to install the site. */
  readonly offered: Promise<Event>;
}

/** See `startPwa`. Its words are loaded. */
export function openPwa({ boot, i18n, store, router, offered }: PwaParts): void {
  sayConnection(i18n);
  const worker = mayHaveWorker(boot) ? registerWorker() : undefined;
  offerUpdates(boot.composition, i18n, worker);
  if (isAdminPath(window.location.pathname)) return;
  void offerInstallation(offered, { i18n, store });
  if (!worker) return;
  reportSeen(router);
  forgetAtLogout(store);
}

/** Not in the back office. Where the site has no worker any more, a browser that still has one asks for its successor. */
function mayHaveWorker({ worker }: PwaParts['boot']): boolean {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return false;
  if (isAdminPath(window.location.pathname)) return false;
  return worker === true || navigator.serviceWorker.controller !== null;
}
