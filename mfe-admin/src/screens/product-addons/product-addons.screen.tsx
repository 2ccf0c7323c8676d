import { IconCirclePlus } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const productAddonsScreen = defineScreen({
  path: 'product-addons',
  menuKey: 'productAddons',
  menu: { group: 'catalogue', order: 40, siteStyles: ['eshop', 'magazine'] },
  icon: IconCirclePlus,
  permission: 'catalogue',
  component: () => import('./product-addons-list.tsx').then((module) => module.ProductAddonsList),
  detail: () => import('./form/addon-page.tsx').then((module) => module.AddonPage),
  create: () => import('./form/new-addon-page.tsx').then((module) => module.NewAddonPage),
  actions: [{ key: 'new', labelKey: 'productAddons.new', to: '/admin/product-addons/new' }],
});
