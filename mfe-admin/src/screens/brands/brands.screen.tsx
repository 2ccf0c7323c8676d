import { IconTag } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const brandsScreen = defineScreen({
  path: 'brands',
  menuKey: 'brands',
  menu: { group: 'catalogue', order: 30, siteStyles: ['eshop', 'magazine'] },
  icon: IconTag,
  permission: 'catalogue',
  component: () => import('./brands-list.tsx').then((module) => module.BrandsList),
  detail: () => import('./form/brand-page.tsx').then((module) => module.BrandPage),
  create: () => import('./form/new-brand-page.tsx').then((module) => module.NewBrandPage),
  actions: [{ key: 'new', labelKey: 'brands.new', to: '/admin/brands/new' }],
});
