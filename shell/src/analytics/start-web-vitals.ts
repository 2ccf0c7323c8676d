import { isAdminPath } from '@fakos/contracts/languages';
import { isOn } from '@fakos/contracts/settings/flags';
import { PREVIEW_FRAME } from '@fakos/contracts/settings/preview';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { hasOverrides } from '../remotes/overrides/overrides.ts';
import type { AppStore } from '../store/store.ts';

const FIRST_INPUTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Measures the Core Web Vitals of the loaded page and sends them to the gateway when the visitor leaves or hides it: numbers
 * without an identifier, so they need no consent. The library loads with the first input, not in the first view. Nothing is
 * measured in the back office, in previews and with developers' overrides, or if the shop does not want it.
 */
export function startWebVitals({ composition, store }: { composition: string; store: AppStore }): void {
  const page = getLoadedPath();
  const { web_vitals_enabled: isEnabled } =
    settingsApi.endpoints.getSettings.select()(store.getState()).data?.settings ?? {};
  if (!isOn(isEnabled) || isAdminPath(page) || window.name === PREVIEW_FRAME || hasOverrides()) return;
  const stop = new AbortController();
  const measure = () => {
    stop.abort();
    const loading = import(/* webpackChunkName: "web-vitals" */ './measure-web-vitals.ts');
    // Without it this page view is not measured.
    loading.then(({ measureWebVitals }) => measureWebVitals({ page, composition })).catch(() => undefined);
  };
  for (const type of FIRST_INPUTS)
    window.addEventListener(type, measure, { capture: true, passive: true, signal: stop.signal });
}

/** Path of the page that the browser loaded; the visitor may be on another one by now. */
function getLoadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}
