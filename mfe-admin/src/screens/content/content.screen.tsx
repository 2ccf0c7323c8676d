import { IconFileDescription } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const contentScreen = defineScreen({
  path: 'content',
  menuKey: 'content',
  menu: { group: 'content', order: 40 },
  icon: IconFileDescription,
  permission: 'content',
  component: () => import('./content-list.tsx').then((module) => module.ContentList),
  detail: () => import('./form/page-texts.tsx').then((module) => module.PageTexts),
});
