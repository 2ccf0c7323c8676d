import { IconApi } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const apiReferenceScreen = defineScreen({
  path: 'api-reference',
  menuKey: 'apiReference',
  menu: { group: 'insights', order: 40 },
  icon: IconApi,
  permission: 'administration',
  component: () => import('./api-reference.tsx').then((module) => module.ApiReference),
});
