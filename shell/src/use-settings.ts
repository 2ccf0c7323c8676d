import type { PublicSettings } from '@fakos/shared-kit/api/settings/contract';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useText } from './text.ts';

/** The shop's settings, as far as they are known. A field that is missing or has not arrived is undefined. */
export type KnownSettings = Partial<PublicSettings> & {
  /** The company's name, or the product's own until the shop has one. */
  readonly name: string;
};

/** The settings to draw with: what the server said, or the defaults where it said nothing (spec section 8). */
export function useSettings(): KnownSettings {
  const text = useText();
  const { data } = useGetSettingsQuery();
  const settings: Partial<PublicSettings> = data?.settings ?? {};
  return { ...settings, name: settings.company_name || text('site.name') };
}

/** Whether the site sells: true until the settings say otherwise (spec section 1). */
export function useIsShop(): boolean {
  const { data } = useGetSettingsQuery();
  return (data?.settings.site_style ?? 'eshop') === 'eshop';
}
