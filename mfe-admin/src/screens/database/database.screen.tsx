import { IconDatabase } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const databaseScreen = defineScreen({
  path: 'database',
  menuKey: 'database',
  menu: { group: 'insights', order: 20 },
  icon: IconDatabase,
  permission: 'administration',
  component: () => import('./database.tsx').then((module) => module.Database),
});
