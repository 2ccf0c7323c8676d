import type { z } from 'zod';
import { footerSettings, sidebarSettings } from './footer.ts';
import {
  contactSettings,
  identitySettings,
  measurementSettings,
  moreNetworkSettings,
  visibilitySettings,
} from './general.ts';
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
import {
  appointmentSettings,
  bookingSettings,
  chargeSettings,
  emailSettings,
  productSettings,
  shippingSettings,
  sslSettings,
  systemSettings,
} from './staff.ts';

/** Settings that every page receives. */
export const chromeSettings = {
  ...identitySettings,
  ...contactSettings,
  ...footerSettings,
  ...visibilitySettings,
  ...shippingSettings,
};

/** Settings that every page receives only if they are set, to keep pages small. */
export const optionalChromeSettings = {
  ...moreNetworkSettings,
  ...measurementSettings,
  ...loaderSettings,
  ...constructionSwitch,
  ...constructionSettings,
  ...sidebarSettings,
  ...blogSettings,
  ...bookingSettings,
};

/** Settings of the home page. */
export const homeSettings = {
  ...heroSettings,
  ...extraSectionSettings,
  ...gallerySettings,
  ...storeSettings,
  ...listSettings,
  ...masonrySettings,
};

/** Settings that the home page receives only if they are set. */
export const optionalHomeSettings = { ...masonryItemSettings, ...constructionSwitch, ...constructionSettings };

/** Every setting of the shop by key. Navigation has its own endpoints. */
export const settingDefinitions = {
  ...chromeSettings,
  ...optionalChromeSettings,
  ...homeSettings,
  ...optionalHomeSettings,
  ...appointmentSettings,
  ...chargeSettings,
  ...productSettings,
  ...emailSettings,
  ...systemSettings,
  ...sslSettings,
} satisfies Settings;

/** Key of a setting. */
export type SettingKey = keyof typeof settingDefinitions;
/** Value of a setting in one language. */
export type SettingValue<K extends SettingKey> = z.output<(typeof settingDefinitions)[K]['schema']>;

/** Alternative keys that the specification uses. */
export const settingAliases: Readonly<Record<string, SettingKey>> = {
  site_favicon: 'favicon_url',
  favicon: 'favicon_url',
};
