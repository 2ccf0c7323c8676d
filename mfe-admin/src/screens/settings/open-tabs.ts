import type { StaffPermission } from '@fakos/contracts/permissions';
import { type SettingTab, settingPlaces, settingTabs } from '../../framework/settings/setting-places.ts';

/** The tabs with at least one section that the user may change. */
export function listOpenTabs(hasPermission: (permission: StaffPermission) => boolean): readonly SettingTab[] {
  return settingTabs.filter((tab) => {
    const sections = settingPlaces[tab];
    return sections.length === 0 || sections.some(({ permission = 'settings' }) => hasPermission(permission));
  });
}
