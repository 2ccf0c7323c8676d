import { IconBellRinging } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const stockAlertsScreen = defineScreen({
  path: 'stock-alerts',
  menuKey: 'stockAlerts',
  menu: { group: 'catalogue', order: 60, siteStyles: ['eshop', 'magazine'] },
  icon: IconBellRinging,
  permission: 'catalogue',
  component: () => import('./awaited-products.tsx').then((module) => module.AwaitedProducts),
});
