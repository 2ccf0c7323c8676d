import { defineRemote } from '@fakos/shared-kit/remote';
import { translationLoaders } from './locales.ts';

export default defineRemote({
  id: 'mfe-admin',
  routes: [
    {
      path: 'admin/*',
      access: 'private',
      title: 'page',
      page: () => import('./admin.tsx').then((module) => module.Admin),
    },
  ],
  slots: {},
  slices: [],
  locales: translationLoaders,
});
