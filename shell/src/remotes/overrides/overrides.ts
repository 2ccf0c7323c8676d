import type { ProvidedKits } from '@fakos/contracts/remote/kit-range';
import type { BootData } from '@fakos/contracts/remote/manifest';
import type { I18n } from '@fakos/shared-kit/i18n';
import { browserStorage } from '@fakos/shared-kit/state';
import { OVERRIDE_STORAGE_KEY } from './override-storage.ts';

let overridden: Readonly<Record<string, string>> = {};

/**
 * Boot data with the developer's remotes instead of the live ones. Unchanged where the gateway does not allow overrides
 * or none is set.
 *
 * @param kits what the shell provides
 */
export async function withOverrides(boot: BootData, kits: ProvidedKits): Promise<BootData> {
  const text = boot.overrides ? browserStorage.getItem(OVERRIDE_STORAGE_KEY) : null;
  if (text === null) return boot;
  const { applyOverrides, parseOverrides } = await loadOverrides();
  overridden = parseOverrides(text);
  return applyOverrides(boot, overridden, kits);
}

/** Shows the developer's panel with the page's remotes where the gateway allows overrides. */
export async function showDeveloperPanel(live: BootData, used: BootData, i18n: I18n): Promise<void> {
  if (!live.overrides) return;
  const { mountDeveloperPanel } = await loadOverrides();
  mountDeveloperPanel({ live: live.remotes, used: used.remotes, overridden }, i18n);
}

/** True where the page uses an overridden remote. */
export function hasOverrides(): boolean {
  return Object.keys(overridden).length > 0;
}

function loadOverrides() {
  return import(/* webpackChunkName: "remote-overrides" */ './apply-overrides.ts');
}
