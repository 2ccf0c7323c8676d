import { removePathLanguage } from '@fakos/contracts/languages';
import { isOn, isUnderConstruction } from '@fakos/contracts/settings/flags';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { Provider } from '@fakos/shared-kit/state';
import { createRoot } from 'react-dom/client';
import type { PageContext } from '../startup/page-context.ts';
import { HomeLoader } from './home-loader.tsx';

/** Loading time of the home page before the loader appears, in milliseconds (spec section 9). */
export const START_MS = 150;

/**
 * Shows the page loader while the home page is loading: on navigation to `/`, and on pages that the browser renders
 * itself. A server-rendered page is visible at once.
 *
 * @returns stops watching
 */
export function watchHomeNavigation({ router, store, i18n }: PageContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let show: ((isReady: boolean) => void) | undefined;
  let isDone = false;

  const update = () => {
    const isPending = isHomePending({ router, store });
    if (!isPending) {
      clearTimeout(timer);
      timer = undefined;
      isDone = false;
      show?.(true);
    } else if (timer === undefined && !isDone) {
      timer = setTimeout(open, START_MS);
    }
  };
  const open = () => {
    if (!isOn(selectSettings(store)?.loader_enabled)) return;
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    const onHidden = () => {
      isDone = true;
      show = undefined;
      root.unmount();
      container.remove();
    };
    show = (isReady) =>
      root.render(
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <HomeLoader isReady={isReady} onHidden={onHidden} />
          </I18nextProvider>
        </Provider>,
      );
    show(false);
  };

  const unsubscribers = [router.subscribe(update), store.subscribe(update)];
  update();
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

function isHomePending({ router, store }: Pick<PageContext, 'router' | 'store'>): boolean {
  const { navigation, location, initialized } = router.state;
  const target = navigation.location ?? location;
  if (removePathLanguage(target.pathname) !== '/' || isUnderConstruction(selectSettings(store))) return false;
  if (navigation.state === 'loading' || !initialized) return true;
  const { status } = settingsApi.endpoints.getContent.select()(store.getState());
  return status === 'uninitialized' || status === 'pending';
}

function selectSettings(store: PageContext['store']) {
  return settingsApi.endpoints.getSettings.select()(store.getState()).data?.settings;
}
