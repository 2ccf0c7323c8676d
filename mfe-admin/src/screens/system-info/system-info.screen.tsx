import { IconServer } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const systemInfoScreen = defineScreen({
  path: 'system-info',
  menuKey: 'systemInfo',
  menu: { group: 'insights', order: 35 },
  icon: IconServer,
  permission: 'administration',
  component: () => import('./system-info.tsx').then((module) => module.SystemInformation),
});
