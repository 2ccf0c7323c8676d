import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint } from '../endpoint.ts';
import {
  chromeSettings,
  homeSettings,
  optionalChromeSettings,
  optionalHomeSettings,
} from './definitions/all-settings.ts';
import { toOptionalShape, toRequiredShape } from './definitions/setting.ts';
import { customMenuItem, navigationPage, navigationSettings } from './navigation.ts';

export {
  chromeSettings,
  homeSettings,
  optionalChromeSettings,
  optionalHomeSettings,
  type SettingKey,
  type SettingValue,
  settingAliases,
  settingDefinitions,
} from './definitions/all-settings.ts';
export type { ExtraSection } from './definitions/extra-section.ts';
export { type FooterWidget, footerWidget, type SidebarWidget } from './definitions/footer.ts';
export { siteStyle } from './definitions/general.ts';
export {
  getGroupPermission,
  type Setting,
  type SettingGroup,
  type Settings,
  settingGroups,
} from './definitions/setting.ts';
export { getSettingKind, type SettingKind } from './definitions/setting-kinds.ts';
export { isOn } from './flags.ts';
export {
  type CustomMenuItem,
  customMenuItem,
  type NavigationPage,
  type NavigationSettings,
  navigationPage,
  navigationSettings,
} from './navigation.ts';

/** Public general settings (spec section 3, "Settings (general)"), in the language of the request. */
export const publicSettings = z.object({
  ...toRequiredShape(chromeSettings),
  ...toOptionalShape(optionalChromeSettings),
  /**
   * CSS `object-position` of images whose focal point is not the centre, by their URL without a width; missing without
   * any.
   */
  image_positions: z.record(z.string(), z.string()).optional(),
});
/** See {@link publicSettings}. */
export type PublicSettings = z.output<typeof publicSettings>;

/** GET settings.php?action=getSettings */
export const getSettings = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'getSettings',
  permission: 'public',
  cache: offlineCache,
  response: z.object({ success: z.literal(true), settings: publicSettings }),
});

/** Home content (spec section 3, "Settings (home content)"). Flags are the strings 'true' and 'false'. */
export const homeContent = z.object({ ...toRequiredShape(homeSettings), ...toOptionalShape(optionalHomeSettings) });
/** See {@link homeContent}. */
export type HomeContent = z.output<typeof homeContent>;

/** An image of the gallery. */
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
export const getContent = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(z.object({ content: homeContent, gallery: z.array(galleryImage) })),
});

/** GET settings.php?action=get-navigation-settings */
export const getNavigation = defineEndpoint({
  resource: 'settings',
  method: 'GET',
  action: 'get-navigation-settings',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(
    z.object({
      navigation: navigationSettings,
      pages: z.array(navigationPage),
      customMenuItems: z.array(customMenuItem),
    }),
  ),
});
