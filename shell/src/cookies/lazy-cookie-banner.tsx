import { createLazyParts } from '@fakos/shared-kit/lazy';
import { useNavigate } from '@fakos/shared-kit/router';
// The server renders the banner with the page, so its styles must be in the first load.
import './cookie-banner.module.css';

const { load, part } = createLazyParts(() => import(/* webpackChunkName: "cookie-banner" */ './cookie-banner.tsx'));

/** Loads the cookie banner before a page is rendered on the server. */
export const loadCookieBanner = load;

const BannerPart = part<{ onNavigate: (address: string) => void }>(({ CookieBanner }) => CookieBanner, {
  hydrateOn: 'interaction',
});

/** The cookie banner of the public layout, hydrated when the visitor first touches the page. */
export function LazyCookieBanner() {
  return <BannerPart onNavigate={useNavigate()} />;
}
