import { IconStar } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const reviewsScreen = defineScreen({
  path: 'reviews',
  menuKey: 'reviews',
  menu: { group: 'sales', order: 45, siteStyles: ['eshop', 'magazine'] },
  icon: IconStar,
  permission: 'sales',
  component: () => import('./reviews-list.tsx').then((module) => module.ReviewsList),
  detail: () => import('./review-page.tsx').then((module) => module.ReviewPage),
});
