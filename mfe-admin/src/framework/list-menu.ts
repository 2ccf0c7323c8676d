import type { AdminScreen, MenuGroup, SiteStyle } from './screen.ts';

const SHOP: readonly MenuGroup[] = ['sales', 'catalogue'];
const CONTENT: readonly MenuGroup[] = ['content', 'communication'];
const SYSTEM: readonly MenuGroup[] = ['insights', 'settings', 'tutorial'];

/** Order of the groups. A shop starts with its products; a blog and a magazine start with their posts (spec section 1). */
const groupOrders: Readonly<Record<SiteStyle, readonly MenuGroup[]>> = {
  eshop: ['overview', ...SHOP, ...CONTENT, ...SYSTEM],
  magazine: ['overview', ...CONTENT, ...SHOP, ...SYSTEM],
  blog: ['overview', ...CONTENT, ...SHOP, ...SYSTEM],
};

/** A group of the menu with the screens that it lists. */
interface ListedGroup {
  readonly group: MenuGroup;
  readonly screens: readonly AdminScreen[];
}

/** The menu of a site in the given style. Empty groups are left out. */
export function listMenu(screens: readonly AdminScreen[], siteStyle: SiteStyle): readonly ListedGroup[] {
  return groupOrders[siteStyle]
    .map((group) => ({
      group,
      screens: screens
        .filter(({ menu }) => menu?.group === group && (menu.siteStyles?.includes(siteStyle) ?? true))
        .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0)),
    }))
    .filter((listed) => listed.screens.length > 0);
}
