import type { PublicSettings } from '@fakos/contracts/settings/contract';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useText } from '../text.ts';

/** The shop's settings; a field that is not set or not loaded is undefined. */
export type KnownSettings = Partial<PublicSettings> & {
  /** The company's name, or the default name. */
  readonly name: string;
};

/** The loaded settings, or the defaults where they are missing (spec section 8). */
export function useSettings(): KnownSettings {
  const text = useText();
  const { data } = useGetSettingsQuery();
  const settings: Partial<PublicSettings> = data?.settings ?? {};
  return { ...settings, name: settings.company_name || text('site.name') };
}

/** Whether the site is a shop; true until the settings have loaded (spec section 1). */
export function useIsShop(): boolean {
  const { data } = useGetSettingsQuery();
  return (data?.settings.site_style ?? 'eshop') === 'eshop';
}
