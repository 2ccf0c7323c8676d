import { IconShoppingBag } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const ordersScreen = defineScreen({
  path: 'bookings',
  menuKey: 'orders',
  menu: { group: 'sales', order: 10 },
  icon: IconShoppingBag,
  permission: 'sales',
  component: () => import('./orders-list.tsx').then((module) => module.OrdersList),
  detail: () => import('./detail/order-detail.tsx').then((module) => module.OrderDetail),
  recordKind: 'order',
  actions: [{ key: 'pending', labelKey: 'orders.pendingAction', to: '/admin/bookings?status=pending' }],
});
