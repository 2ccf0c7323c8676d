import type { I18n } from '@fakos/shared-kit/i18n';
import type { createBrowserRouter } from '@fakos/shared-kit/router';
import type { AppStore } from '../store/store.ts';

/** The page's router, store and words. */
export interface Site {
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  readonly store: AppStore;
  readonly i18n: I18n;
}
