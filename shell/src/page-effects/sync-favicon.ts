import { getImageUrl } from '@fakos/contracts/images/contract';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import type { AppStore } from '../store/store.ts';

/** Default icon, served by the gateway. */
const DEFAULT_ICON = '/favicon.svg';

/** Updates the favicon when the settings change; the gateway rendered the first one. */
export function syncFavicon(store: AppStore): void {
  const selectFavicon = () => settingsApi.endpoints.getSettings.select()(store.getState()).data?.settings.favicon_url;
  let current = selectFavicon();
  store.subscribe(() => {
    const file = selectFavicon();
    if (file === undefined || file === current) return;
    current = file;
    document.head.querySelector('link[rel=icon]')?.setAttribute('href', getIconUrl(file));
  });
}

/** The setting is a file name among the logos, or a URL. */
function getIconUrl(file: string): string {
  if (!file) return DEFAULT_ICON;
  return file.includes('/') ? file : getImageUrl('logo', file);
}
