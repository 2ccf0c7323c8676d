import { isAdminPath } from '@fakos/contracts/languages';
import type { BootData } from '@fakos/contracts/remote/manifest';
import type { I18n } from '@fakos/shared-kit/i18n';
import type { PageRouter } from '../startup/page-context.ts';
import type { AppStore } from '../store/store.ts';
import { offerUpdates } from '../updates/offer-updates.ts';
import { announceConnection } from './announce-connection.ts';
import { clearCachesAtLogout } from './clear-caches-at-logout.ts';
import { offerInstallation } from './install/offer-installation.tsx';
import { registerWorker } from './register-worker.ts';
import { reportViewedPages } from './report-viewed-pages.ts';

/** Options of the progressive web app. */
export interface PwaOptions {
  readonly boot: Pick<BootData, 'composition' | 'worker'>;
  readonly i18n: I18n;
  readonly store: AppStore;
  readonly router: PageRouter;
  /** Resolves to the browser's `beforeinstallprompt` event. */
  readonly installOffer: Promise<Event>;
}

/** Starts the features of the progressive web app: updates, offline use and installation. */
export function startPwaFeatures({ boot, i18n, store, router, installOffer }: PwaOptions): void {
  announceConnection(i18n);
  const worker = canHaveWorker(boot) ? registerWorker(boot.worker !== true) : undefined;
  offerUpdates(boot.composition, i18n, worker);
  if (isAdminPath(window.location.pathname)) return;
  void offerInstallation(installOffer, { i18n, store });
  if (!worker) return;
  reportViewedPages(router);
  clearCachesAtLogout(store);
}

/**
 * Not in the back office. Where the site no longer has a worker, a browser that still has one fetches its replacement.
 */
function canHaveWorker({ worker }: PwaOptions['boot']): boolean {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return false;
  if (isAdminPath(window.location.pathname)) return false;
  return worker === true || navigator.serviceWorker.controller !== null;
}
