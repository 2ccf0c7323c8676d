import { IconLock } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const loginScreen = defineScreen({
  path: 'login',
  menuKey: 'login',
  icon: IconLock,
  permission: 'public',
  component: () => import('./login.tsx').then((module) => module.Login),
});
