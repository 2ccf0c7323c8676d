import { browserStorage } from '@fakos/shared-kit/state';

/**
 * Browser-storage key of overridden remotes: `{"mfe-shop":"http://127.0.0.1:3001"}`, or `{"mfe-shop":"release:VERSION"}` for an
 * earlier release.
 */
export const OVERRIDE_STORAGE_KEY = 'fakos-override';

/** Removes the overrides and reloads the page with the live remotes. */
export function resetOverrides(): void {
  storeOverrides({});
}

/** Stores overrides and reloads the page with them; without any, with the live remotes. */
export function storeOverrides(overrides: Readonly<Record<string, string>>): void {
  if (Object.keys(overrides).length === 0) browserStorage.removeItem(OVERRIDE_STORAGE_KEY);
  else browserStorage.setItem(OVERRIDE_STORAGE_KEY, JSON.stringify(overrides));
  window.location.reload();
}
