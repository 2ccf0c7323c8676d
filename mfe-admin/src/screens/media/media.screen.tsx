import { IconPhoto } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const mediaScreen = defineScreen({
  path: 'media',
  menuKey: 'media',
  menu: { group: 'content', order: 50 },
  icon: IconPhoto,
  permission: 'content',
  component: () => import('./media-list.tsx').then((module) => module.MediaList),
  detail: () => import('./detail/image-page.tsx').then((module) => module.ImagePage),
});
