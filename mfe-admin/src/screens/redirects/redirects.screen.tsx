import { IconArrowsSplit2 } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const redirectsScreen = defineScreen({
  path: 'redirects',
  menuKey: 'redirects',
  menu: { group: 'content', order: 60 },
  icon: IconArrowsSplit2,
  permission: 'settings',
  component: () => import('./redirects-list.tsx').then((module) => module.RedirectsList),
});
