import { IconBell } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const notificationsScreen = defineScreen({
  path: 'notifications',
  menuKey: 'notifications',
  menu: { group: 'communication', order: 10 },
  icon: IconBell,
  permission: 'staff',
  component: () => import('./notifications-list.tsx').then((module) => module.NotificationsList),
});
