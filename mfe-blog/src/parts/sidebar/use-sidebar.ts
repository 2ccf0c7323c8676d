import type { SidebarWidget } from '@fakos/contracts/settings/contract';
import { isOn } from '@fakos/contracts/settings/flags';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';

/** The sidebar as the shop has set it up. */
interface SidebarSettings {
  readonly position: 'left' | 'right';
  readonly isSticky: boolean;
  readonly widgets: readonly SidebarWidget[];
}

/** The settings of the sidebar; undefined if it is off or empty. */
export function useSidebar(): SidebarSettings | undefined {
  const settings = useGetSettingsQuery().data?.settings;
  const widgets = settings?.sidebar_widgets?.filter(({ enabled }) => enabled) ?? [];
  if (!isOn(settings?.sidebar_enabled, false) || widgets.length === 0) return undefined;
  return { position: settings?.sidebar_position ?? 'right', isSticky: isOn(settings?.sidebar_sticky), widgets };
}
