import { IconRocket } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const releasesScreen = defineScreen({
  path: 'releases',
  menuKey: 'releases',
  menu: { group: 'insights', order: 30 },
  icon: IconRocket,
  permission: 'administration',
  component: () => import('./releases.tsx').then((module) => module.Releases),
});
