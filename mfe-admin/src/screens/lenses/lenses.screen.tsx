import { IconEyeglass2 } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const lensesScreen = defineScreen({
  path: 'lenses',
  menuKey: 'lenses',
  menu: { group: 'catalogue', order: 50, siteStyles: ['eshop', 'magazine'] },
  icon: IconEyeglass2,
  permission: 'catalogue',
  component: () => import('./lenses.tsx').then((module) => module.Lenses),
});
