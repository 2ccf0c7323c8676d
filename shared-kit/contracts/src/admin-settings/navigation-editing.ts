import { z } from 'zod';
import { MAX_STORED_INTEGER } from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';
import { colour, itemFlag, link } from '../settings/definitions/value-schemas.ts';
import { MAX_MENU_ITEMS, MAX_MENU_TITLE } from '../settings/fields.ts';
import { navigationSettings } from '../settings/navigation.ts';

const MAX_ICON = 40;
const MAX_ORDER = 100_000;

const title = singleLineText(MAX_MENU_TITLE).min(1);
const icon = singleLineText(MAX_ICON).regex(/^[a-z0-9-]*$/);
const looks = z.object({
  backgroundColor: colour,
  textColor: colour,
  position: navigationSettings.shape.position.unwrap(),
  style: navigationSettings.shape.style.unwrap(),
});

/** A fixed item of the navigation bar; its path is inside the site. Pages with `show_in_menu` are edited as pages. */
export const editedNavigationPage = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title_el: title,
  title_en: title,
  path: link.refine((path) => path.startsWith('/'), { error: 'rules.link' }),
  icon: icon.default(''),
  visible: itemFlag.default(true),
  order: z.number().int().min(0).max(MAX_ORDER),
});

/** A custom link of the navigation bar. */
export const editedMenuItem = z.object({
  title_el: title,
  title_en: title,
  url: link.refine((url) => url !== '', { error: 'rules.link' }),
  icon: icon.default(''),
  visible: itemFlag.default(true),
  openInNewTab: itemFlag.default(false),
});

/** Parts of the navigation bar to replace. */
export const navigationChanges = z.object({
  /** The revision that the editor loaded; 412 if one of the given parts has changed since. */
  revision: z.number().int().min(0).max(MAX_STORED_INTEGER).optional(),
  navigation: looks.partial().optional(),
  pages: z.array(editedNavigationPage).max(MAX_MENU_ITEMS).optional(),
  customMenuItems: z.array(editedMenuItem).max(MAX_MENU_ITEMS).optional(),
});

/** The navigation bar in both languages, as edited in the back office. */
export const editedNavigation = z.object({
  revision: z.number().int(),
  navigation: navigationSettings,
  pages: z.array(editedNavigationPage),
  customMenuItems: z.array(editedMenuItem),
});
/** See {@link editedNavigation}. */
export type EditedNavigation = z.output<typeof editedNavigation>;
