import { IconCategory } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const categoriesScreen = defineScreen({
  path: 'categories',
  menuKey: 'categories',
  menu: { group: 'catalogue', order: 20, siteStyles: ['eshop', 'magazine'] },
  icon: IconCategory,
  permission: 'catalogue',
  component: () => import('./categories-list.tsx').then((module) => module.CategoriesList),
  detail: () => import('./form/category-page.tsx').then((module) => module.CategoryPage),
  create: () => import('./form/new-category-page.tsx').then((module) => module.NewCategoryPage),
  actions: [{ key: 'new', labelKey: 'categories.new', to: '/admin/categories/new' }],
});
