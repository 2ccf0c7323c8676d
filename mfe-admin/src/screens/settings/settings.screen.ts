import { IconSettings } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';
import { SETTINGS_PATH, settingTabs } from '../../framework/settings/setting-places.ts';

const loadSettings = () => import('./settings.tsx').then((module) => module.SettingsScreen);

export const settingsScreen = defineScreen({
  path: SETTINGS_PATH,
  menuKey: 'settings',
  menu: { group: 'settings', order: 10 },
  icon: IconSettings,
  permission: 'settings',
  component: loadSettings,
  pages: Object.fromEntries(settingTabs.map((tab) => [tab, loadSettings])),
});
