import { IconEyeCheck } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const servicesScreen = defineScreen({
  path: 'services',
  menuKey: 'services',
  menu: { group: 'catalogue', order: 50 },
  icon: IconEyeCheck,
  permission: 'catalogue',
  component: () => import('./services-list.tsx').then((module) => module.ServicesList),
  detail: () => import('./form/service-page.tsx').then((module) => module.ServicePage),
  create: () => import('./form/new-service-page.tsx').then((module) => module.NewServicePage),
  actions: [{ key: 'new', labelKey: 'services.new', to: '/admin/services/new' }],
});
