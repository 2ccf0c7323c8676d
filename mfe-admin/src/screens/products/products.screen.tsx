import { IconEyeglass } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const productsScreen = defineScreen({
  path: 'shop',
  menuKey: 'products',
  menu: { group: 'catalogue', order: 10, siteStyles: ['eshop', 'magazine'] },
  icon: IconEyeglass,
  permission: 'admin',
  component: () => import('./products-list.tsx').then((module) => module.ProductsList),
  detail: () => import('./form/product-page.tsx').then((module) => module.ProductPage),
  create: () => import('./form/new-product-page.tsx').then((module) => module.NewProductPage),
  recordKind: 'product',
  actions: [{ key: 'new', labelKey: 'products.new', to: '/admin/shop/new' }],
  redirectsFrom: ['products'],
});
