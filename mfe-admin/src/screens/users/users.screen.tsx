import { IconUsers } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const usersScreen = defineScreen({
  path: 'users',
  menuKey: 'users',
  menu: { group: 'sales', order: 30 },
  icon: IconUsers,
  permission: 'sales',
  component: () => import('./users-list.tsx').then((module) => module.UsersList),
  detail: () => import('./detail/user-page.tsx').then((module) => module.UserPage),
  create: () => import('./form/new-user-page.tsx').then((module) => module.NewUserPage),
  recordKind: 'customer',
  actions: [{ key: 'new', labelKey: 'users.new', to: '/admin/users/new' }],
});
