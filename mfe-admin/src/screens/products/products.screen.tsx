import { IconEyeglass } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const productsScreen = defineScreen({
  path: 'shop',
  menuKey: 'products',
  menuOrder: 20,
  icon: IconEyeglass,
  permission: 'admin',
  component: () => import('./products-list.tsx').then((module) => module.ProductsList),
  detail: () => import('./form/product-page.tsx').then((module) => module.ProductPage),
  create: () => import('./form/new-product-page.tsx').then((module) => module.NewProductPage),
  redirectsFrom: ['products'],
});
