import { IconTicket } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const couponsScreen = defineScreen({
  path: 'coupons',
  menuKey: 'coupons',
  menu: { group: 'sales', order: 50, siteStyles: ['eshop', 'magazine'] },
  icon: IconTicket,
  permission: 'sales',
  component: () => import('./coupons-list.tsx').then((module) => module.CouponsList),
  detail: () => import('./form/coupon-page.tsx').then((module) => module.CouponPage),
  create: () => import('./form/new-coupon-page.tsx').then((module) => module.NewCouponPage),
  recordKind: 'coupon',
  actions: [{ key: 'new', labelKey: 'coupons.new', to: '/admin/coupons/new' }],
});
