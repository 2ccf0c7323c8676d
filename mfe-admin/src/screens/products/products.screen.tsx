import { IconEyeglass } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';
import { IMPORT_PRODUCTS, NEW_PRODUCT } from './product-paths.ts';

export const productsScreen = defineScreen({
  path: 'shop',
  menuKey: 'products',
  menu: { group: 'catalogue', order: 10, siteStyles: ['eshop', 'magazine'] },
  icon: IconEyeglass,
  permission: 'catalogue',
  component: () => import('./products-list.tsx').then((module) => module.ProductsList),
  detail: () => import('./form/product-page.tsx').then((module) => module.ProductPage),
  create: () => import('./form/new-product-page.tsx').then((module) => module.NewProductPage),
  pages: { import: () => import('./import/import-page.tsx').then((module) => module.ImportPage) },
  recordKind: 'product',
  actions: [
    { key: 'new', labelKey: 'products.new', to: NEW_PRODUCT },
    { key: 'import', labelKey: 'productImport.title', to: IMPORT_PRODUCTS },
  ],
  redirectsFrom: ['products'],
});
