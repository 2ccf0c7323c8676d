import { IconLayoutDashboard } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const dashboardScreen = defineScreen({
  path: '',
  menuKey: 'dashboard',
  menu: { group: 'overview', order: 10 },
  icon: IconLayoutDashboard,
  permission: 'staff',
  component: () => import('./dashboard.tsx').then((module) => module.Dashboard),
});
