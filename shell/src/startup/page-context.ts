import type { I18n } from '@fakos/shared-kit/i18n';
import type { createBrowserRouter } from '@fakos/shared-kit/router';
import type { AppStore } from '../store/store.ts';

/** The page's router, as far as its features use it. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

/** The page's router, store and translations. */
export interface PageContext {
  readonly router: PageRouter;
  readonly store: AppStore;
  readonly i18n: I18n;
}
