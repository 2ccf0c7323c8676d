import { createLazyParts } from '@fakos/shared-kit/lazy';
// The server renders the banner with the page, so its styles must be in the first load.
import './cookie-banner.module.css';

const { load, part } = createLazyParts(() => import(/* webpackChunkName: "cookie-banner" */ './cookie-banner.tsx'));

/** Loads the cookie banner before a page is rendered on the server. */
export const loadCookieBanner = load;

const BannerPart = part<object>(({ CookieBanner }) => CookieBanner, { hydrateOn: 'interaction' });

/**
 * The cookie banner, hydrated when the visitor first touches the page. Screen readers announce it when it appears; it does
 * not take the focus or block the page.
 */
export function LazyCookieBanner() {
  return (
    <div aria-live="polite">
      <BannerPart />
    </div>
  );
}
