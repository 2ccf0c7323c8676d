import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import type { AppStore } from '../store/store.ts';

/** The product's own icon, which the gateway serves. */
const DEFAULT_ICON = '/favicon.svg';

/** Keeps the tab's icon as the settings have it; the gateway wrote the first one. */
export function followIcon(store: AppStore): void {
  const read = () => settingsApi.endpoints.getSettings.select()(store.getState()).data?.settings.favicon_url;
  let shown = read();
  store.subscribe(() => {
    const file = read();
    if (file === undefined || file === shown) return;
    shown = file;
    document.head.querySelector('link[rel=icon]')?.setAttribute('href', addressOf(file));
  });
}

/** Settings hold the name of a file among the logos, or an address. */
function addressOf(file: string): string {
  if (!file) return DEFAULT_ICON;
  return file.includes('/') ? file : imageUrl('logo', file);
}
