import type { z } from 'zod';
import { footerSettings, sidebarSettings } from './footer.ts';
import { contactSettings, identitySettings, moreNetworkSettings, visibilitySettings } from './general.ts';
import {
  extraSectionSettings,
  gallerySettings,
  heroSettings,
  listSettings,
  masonryItemSettings,
  masonrySettings,
  storeSettings,
} from './home.ts';
import { blogSettings, constructionSettings, constructionSwitch, loaderSettings } from './screens.ts';
import type { Settings } from './setting.ts';
import { chargeSettings, emailSettings, shippingSettings, sslSettings, systemSettings } from './staff.ts';

/** What every page carries, set or not. */
export const chromeSettings = {
  ...identitySettings,
  ...contactSettings,
  ...footerSettings,
  ...visibilitySettings,
  ...shippingSettings,
};

/** What every page carries only where the shop has set it: each is bytes of every page. */
export const optionalChromeSettings = {
  ...moreNetworkSettings,
  ...loaderSettings,
  ...constructionSwitch,
  ...constructionSettings,
  ...sidebarSettings,
  ...blogSettings,
};

/** What the home page is made of. */
export const homeSettings = {
  ...heroSettings,
  ...extraSectionSettings,
  ...gallerySettings,
  ...storeSettings,
  ...listSettings,
  ...masonrySettings,
};

/** What the home page carries only where the shop has set it. */
export const optionalHomeSettings = { ...masonryItemSettings, ...constructionSwitch, ...constructionSettings };

/** Every setting of the shop by key. Navigation has calls of its own. */
export const settingsCatalogue = {
  ...chromeSettings,
  ...optionalChromeSettings,
  ...homeSettings,
  ...optionalHomeSettings,
  ...chargeSettings,
  ...emailSettings,
  ...systemSettings,
  ...sslSettings,
} satisfies Settings;

/** The key of a setting. */
export type SettingKey = keyof typeof settingsCatalogue;
/** What a setting holds in one language. */
export type SettingValue<K extends SettingKey> = z.output<(typeof settingsCatalogue)[K]['schema']>;

/** Other names of a setting that the specification uses. */
export const settingAliases: Readonly<Record<string, SettingKey>> = {
  site_favicon: 'favicon_url',
  favicon: 'favicon_url',
};
