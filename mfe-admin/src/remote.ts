import { defineRemote } from '@fakos/shared-kit/remote';
import { translationLoaders } from './locales.ts';

export default defineRemote({
  id: 'mfe-admin',
  routes: [
    {
      path: 'admin/canvas',
      access: 'private',
      title: 'page',
      page: () => import('./page-canvas.tsx').then((module) => module.PageCanvas),
    },
    {
      path: 'admin/*',
      access: 'private',
      title: 'page',
      page: () => import('./admin.tsx').then((module) => module.Admin),
    },
  ],
  slots: {
    'staff.image-picker': () =>
      import('./framework/media/staff-image-picker.tsx').then((module) => module.StaffImagePicker),
    'staff.rich-text': () => import('./framework/rich-text/staff-rich-text.tsx').then((module) => module.StaffRichText),
  },
  slices: [],
  locales: translationLoaders,
});
