import { IconShoppingBag } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const ordersScreen = defineScreen({
  path: 'bookings',
  menuKey: 'orders',
  menuOrder: 10,
  icon: IconShoppingBag,
  permission: 'admin',
  component: () => import('./orders-list.tsx').then((module) => module.OrdersList),
  detail: () => import('./detail/order-detail.tsx').then((module) => module.OrderDetail),
});
