import type { FoundKind } from '@fakos/contracts/admin-search/contract';
import type { Permission } from '@fakos/contracts/endpoint';
import type { PublicSettings } from '@fakos/contracts/settings/contract';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type el from '../../locales/el.json';
import type { AdminTextKey } from '../text.ts';

/** Loads a screen's component. */
export type LoadScreen = () => Promise<ComponentType>;

/** Mode of the site, the setting `site_style` (spec section 1). */
export type SiteStyle = PublicSettings['site_style'];

/** A group of the menu; its name is below `menuGroup` in the locales. */
export type MenuGroup = keyof (typeof el)['menuGroup'];

/** A screen's place in the menu. */
export interface MenuPlace {
  readonly group: MenuGroup;
  /** Position in the group, ascending. */
  readonly order: number;
  /**
   * Styles of the site in which the screen is listed; all of them by default. Products and related screens are not
   * listed in a blog, which sells nothing. An unlisted screen opens by its address and from the command palette.
   */
  readonly siteStyles?: readonly SiteStyle[];
}

/** An action that the command palette offers, such as "New product". */
export interface ScreenAction {
  /** Unique within its screen. */
  readonly key: string;
  readonly labelKey: AdminTextKey;
  /** Address that it opens, `/admin/…`. */
  readonly to: string;
}

/** Declaration of a screen: its address, its place in the menu and its permission. */
export interface AdminScreen {
  /** Path below `/admin/`; empty for the dashboard. */
  readonly path: string;
  /** Key of the screen's name below `menu` in the locales; also its title by default. */
  readonly menuKey: Exclude<keyof (typeof el)['menu'], 'label'>;
  /** A screen without a place is not listed in the menu. */
  readonly menu?: MenuPlace;
  readonly icon: Icon;
  /** `public` screens have their own layout; the others are for the roles that have the permission. */
  readonly permission: Permission;
  readonly component: LoadScreen;
  /** The screen for one row of the list, at `path/:id`. */
  readonly detail?: LoadScreen;
  /** The form for a new row, at `path/new`. */
  readonly create?: LoadScreen;
  /** Further pages, at `path/NAME`. */
  readonly pages?: Readonly<Record<string, LoadScreen>>;
  /** Records that the command palette finds and this screen shows at `path/:id`. */
  readonly recordKind?: FoundKind;
  /** Other paths that redirect to this screen. */
  readonly redirectsFrom?: readonly string[];
  readonly actions?: readonly ScreenAction[];
}

/** Declares a screen; see {@link AdminScreen}. */
export function defineScreen(screen: AdminScreen): AdminScreen {
  return screen;
}

/** The full path of a screen. */
export function getScreenAddress({ path }: AdminScreen): string {
  return path ? `/admin/${path}` : '/admin';
}

/** The screen that a path of the back office belongs to, detail pages included; the one with the longest path wins. */
export function findScreen(screens: readonly AdminScreen[], pathname: string): AdminScreen | undefined {
  const path = pathname.replace(/\/+$/, '');
  return screens
    .filter((screen) => {
      const address = getScreenAddress(screen);
      return path === address || (screen.path !== '' && path.startsWith(`${address}/`));
    })
    .sort((one, other) => other.path.length - one.path.length)[0];
}
