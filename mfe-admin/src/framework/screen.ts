import type { Permission } from '@fakos/contracts/endpoint';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type el from '../../locales/el.json';

/** Loads a screen's component. */
export type LoadScreen = () => Promise<ComponentType>;

/** Declaration of a screen: its address, its place in the menu and its permission. */
export interface AdminScreen {
  /** Path below `/admin/`; empty for the dashboard. */
  readonly path: string;
  /** Key of the screen's name below `menu` in the locales. */
  readonly menuKey: Exclude<keyof (typeof el)['menu'], 'label'>;
  /** Position in the menu, ascending; a screen without one is not listed. */
  readonly menuOrder?: number;
  readonly icon: Icon;
  /** `public` screens have their own layout; all others require an administrator. */
  readonly permission: Permission;
  readonly component: LoadScreen;
  /** The screen for one row of the list, at `path/:id`. */
  readonly detail?: LoadScreen;
  /** The form for a new row, at `path/new`. */
  readonly create?: LoadScreen;
  /** Other paths that redirect to this screen. */
  readonly redirectsFrom?: readonly string[];
}

/** Declares a screen; see {@link AdminScreen}. */
export function defineScreen(screen: AdminScreen): AdminScreen {
  return screen;
}

/** The full path of a screen. */
export function getScreenAddress({ path }: AdminScreen): string {
  return path ? `/admin/${path}` : '/admin';
}
