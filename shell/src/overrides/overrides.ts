import type { I18n } from '@fakos/shared-kit/i18n';
import type { BootData } from '@fakos/shared-kit/remote/manifest';
import { browserStorage } from '@fakos/shared-kit/state';

/** Browser-storage key of the remotes that a developer serves: `{"mfe-shop":"http://127.0.0.1:3001"}`. */
export const OVERRIDE_STORAGE_KEY = 'fakos-override';

let overridden: Readonly<Record<string, string>> = {};

/**
 * The page's start data with the remotes that a developer serves in the place of the live ones. Nothing happens where the
 * gateway does not allow it or nothing is set.
 */
export async function withOverrides(boot: BootData): Promise<BootData> {
  const text = boot.overrides ? browserStorage.getItem(OVERRIDE_STORAGE_KEY) : null;
  if (text === null) return boot;
  const { applyOverrides, parseOverrides } = await import(/* webpackChunkName: "overrides" */ './apply-overrides.ts');
  overridden = parseOverrides(text);
  return applyOverrides(boot, overridden);
}

/** Shows which remotes are overridden, with a way back. */
export async function showOverrides(i18n: I18n): Promise<void> {
  if (!hasOverrides()) return;
  const { showBadge } = await import(/* webpackChunkName: "overrides" */ './apply-overrides.ts');
  showBadge(overridden, i18n);
}

/** True where the page runs with a remote that a developer serves. */
export function hasOverrides(): boolean {
  return Object.keys(overridden).length > 0;
}

/** Goes back to the live remotes. */
export function resetOverrides(): void {
  browserStorage.removeItem(OVERRIDE_STORAGE_KEY);
  window.location.reload();
}
