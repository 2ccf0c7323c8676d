import { IconUserCircle } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

/** Opened from the user menu. */
export const profileScreen = defineScreen({
  path: 'profile',
  menuKey: 'profile',
  icon: IconUserCircle,
  permission: 'staff',
  component: () => import('./profile-page.tsx').then((module) => module.ProfilePage),
});
