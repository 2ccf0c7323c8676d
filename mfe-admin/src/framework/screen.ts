import type { Permission } from '@fakos/shared-kit/api/contract';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type el from '../../locales/el.json';

/** A component that is loaded when its screen is opened. */
export type ScreenLoad = () => Promise<ComponentType>;

/** What a screen contributes to the back office: its address, its place in the menu and who may see it. */
export interface AdminScreen {
  /** Address below `/admin/`; empty for the dashboard. */
  readonly path: string;
  /** Name of the screen: a key of `menu` in the locales. */
  readonly menuKey: Exclude<keyof (typeof el)['menu'], 'label'>;
  /** Place in the menu, small first; a screen without one is not listed. */
  readonly menuOrder?: number;
  readonly icon: Icon;
  /** `public` screens bring their own layout; all others stand inside the guard. */
  readonly permission: Permission;
  readonly component: ScreenLoad;
  /** One row of the list, at `path/:id`. */
  readonly detail?: ScreenLoad;
  /** Other addresses that lead to this screen. */
  readonly redirectsFrom?: readonly string[];
}

/** Declares a screen; see {@link AdminScreen}. */
export function defineScreen(screen: AdminScreen): AdminScreen {
  return screen;
}

/** The full address of a screen. */
export function screenAddress({ path }: AdminScreen): string {
  return path ? `/admin/${path}` : '/admin';
}
