import { IconSchool } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const tutorialScreen = defineScreen({
  path: 'tutorial',
  menuKey: 'tutorial',
  menu: { group: 'tutorial', order: 10 },
  icon: IconSchool,
  permission: 'staff',
  component: () => import('./tutorial.tsx').then((module) => module.Tutorial),
});
