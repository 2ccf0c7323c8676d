import { IconFileText } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';

export const pagesScreen = defineScreen({
  path: 'pages',
  menuKey: 'pages',
  menu: { group: 'content', order: 30 },
  icon: IconFileText,
  permission: 'content',
  component: () => import('./pages-list.tsx').then((module) => module.PagesList),
  detail: () => import('./editor/page-editor.tsx').then((module) => module.PageEditor),
  create: () => import('./form/new-page.tsx').then((module) => module.NewPage),
  pages: { ':id/properties': () => import('./form/page-detail.tsx').then((module) => module.PageDetail) },
  recordKind: 'page',
  actions: [{ key: 'new', labelKey: 'pages.new', to: '/admin/pages/new' }],
});
