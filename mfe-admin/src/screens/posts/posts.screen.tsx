import { IconArticle } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';
import { NEW_POST } from './post-paths.ts';

export const postsScreen = defineScreen({
  path: 'posts',
  menuKey: 'posts',
  menu: { group: 'content', order: 10 },
  icon: IconArticle,
  permission: 'content',
  component: () => import('./posts-list.tsx').then((module) => module.PostsList),
  detail: () => import('./form/post-page.tsx').then((module) => module.PostPage),
  create: () => import('./form/new-post-page.tsx').then((module) => module.NewPostPage),
  pages: { ':id/sections': () => import('./editor/post-editor.tsx').then((module) => module.PostEditor) },
  recordKind: 'post',
  actions: [{ key: 'new', labelKey: 'posts.new', to: NEW_POST }],
});
