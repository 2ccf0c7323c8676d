import { IconChartBar } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const analyticsScreen = defineScreen({
  path: 'analytics',
  menuKey: 'analytics',
  menu: { group: 'insights', order: 10 },
  icon: IconChartBar,
  permission: 'sales',
  component: () => import('./analytics.tsx').then((module) => module.Analytics),
});
