import { z } from 'zod';
import { answerOf, defineCall } from '../contract.ts';
import { chromeSettings, homeSettings, optionalChromeSettings, optionalHomeSettings } from './catalogue/catalogue.ts';
import { alwaysThere, thereWhenSet } from './catalogue/setting.ts';
import { customMenuItem, navigationPage, navigationSettings } from './navigation.ts';

export {
  chromeSettings,
  homeSettings,
  optionalChromeSettings,
  optionalHomeSettings,
  type SettingKey,
  type SettingValue,
  settingAliases,
  settingsCatalogue,
} from './catalogue/catalogue.ts';
export type { ExtraSection } from './catalogue/extra-section.ts';
export { type FooterWidget, footerWidget, type SidebarWidget } from './catalogue/footer.ts';
export { siteStyle } from './catalogue/general.ts';
export { type Setting, type Settings, type SettingsTab, settingsTabs } from './catalogue/setting.ts';
export { isOn } from './flags.ts';
export {
  type CustomMenuItem,
  customMenuItem,
  type NavigationPage,
  type NavigationSettings,
  navigationPage,
  navigationSettings,
} from './navigation.ts';

/** General settings that a visitor may read (spec section 3, "Settings (general)"), in the language of the request. */
export const publicSettings = z.object({
  ...alwaysThere(chromeSettings),
  ...thereWhenSet(optionalChromeSettings),
});
/** See {@link publicSettings}. */
export type PublicSettings = z.output<typeof publicSettings>;

/** GET settings.php?action=getSettings */
export const getSettings = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'getSettings',
  permission: 'public',
  answer: z.object({ success: z.literal(true), settings: publicSettings }),
});

/** Home content (spec section 3, "Settings (home content)"): switches are the strings 'true' and 'false'. */
export const homeContent = z.object({ ...alwaysThere(homeSettings), ...thereWhenSet(optionalHomeSettings) });
/** See {@link homeContent}. */
export type HomeContent = z.output<typeof homeContent>;

/** A picture of the gallery. */
export const galleryImage = z.object({
  id: z.number().int(),
  filename: z.string(),
  alt: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  caption: z.string(),
});
/** See {@link galleryImage}. */
export type GalleryImage = z.output<typeof galleryImage>;

/** GET settings.php */
export const getContent = defineCall({
  resource: 'settings',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.object({ content: homeContent, gallery: z.array(galleryImage) })),
});

/** GET settings.php?action=get-navigation-settings */
export const getNavigation = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'get-navigation-settings',
  permission: 'public',
  answer: answerOf(
    z.object({
      navigation: navigationSettings,
      pages: z.array(navigationPage),
      customMenuItems: z.array(customMenuItem),
    }),
  ),
});
