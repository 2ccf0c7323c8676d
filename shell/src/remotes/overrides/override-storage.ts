import { browserStorage } from '@fakos/shared-kit/state';

/** Browser-storage key of remotes served by a developer: `{"mfe-shop":"http://127.0.0.1:3001"}`. */
export const OVERRIDE_STORAGE_KEY = 'fakos-override';

/** Removes the overrides and reloads the page with the live remotes. */
export function resetOverrides(): void {
  browserStorage.removeItem(OVERRIDE_STORAGE_KEY);
  window.location.reload();
}
