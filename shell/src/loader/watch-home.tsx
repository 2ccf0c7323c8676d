import { isOn, isUnderConstruction } from '@fakos/shared-kit/api/settings/flags';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { I18nextProvider } from '@fakos/shared-kit/i18n';
import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { Provider } from '@fakos/shared-kit/state';
import { createRoot } from 'react-dom/client';
import type { Site } from '../site-watch/site.ts';
import { HomeLoader } from './home-loader.tsx';

/** How long home may take before the loader shows, in milliseconds (spec section 9). */
export const START_MS = 150;

/**
 * Shows the page loader while somebody waits for the home page. A page that the server rendered is there at once, so it
 * shows on the way to `/` inside the site, and where browsers render.
 *
 * @returns ends it
 */
export function watchHome({ router, store, i18n }: Site): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let show: ((isReady: boolean) => void) | undefined;
  let isOver = false;

  const follow = () => {
    const isPending = isHomePending({ router, store });
    if (!isPending) {
      clearTimeout(timer);
      timer = undefined;
      isOver = false;
      show?.(true);
    } else if (timer === undefined && !isOver) {
      timer = setTimeout(open, START_MS);
    }
  };
  const open = () => {
    if (!isOn(settingsOf(store)?.loader_enabled)) return;
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const onGone = () => {
      isOver = true;
      show = undefined;
      root.unmount();
      place.remove();
    };
    show = (isReady) =>
      root.render(
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <HomeLoader isReady={isReady} onGone={onGone} />
          </I18nextProvider>
        </Provider>,
      );
    show(false);
  };

  const stops = [router.subscribe(follow), store.subscribe(follow)];
  follow();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function isHomePending({ router, store }: Pick<Site, 'router' | 'store'>): boolean {
  const { navigation, location, initialized } = router.state;
  const target = navigation.location ?? location;
  if (pathWithoutLanguage(target.pathname) !== '/' || isUnderConstruction(settingsOf(store))) return false;
  if (navigation.state === 'loading' || !initialized) return true;
  const { status } = settingsApi.endpoints.getContent.select()(store.getState());
  return status === 'uninitialized' || status === 'pending';
}

function settingsOf(store: Site['store']) {
  return settingsApi.endpoints.getSettings.select()(store.getState()).data?.settings;
}
