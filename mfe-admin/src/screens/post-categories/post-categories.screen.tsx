import { IconTags } from '@tabler/icons-react';
import { defineScreen } from '../../framework/screen.ts';
import { NEW_POST_CATEGORY } from './post-category-paths.ts';

export const postCategoriesScreen = defineScreen({
  path: 'post-categories',
  menuKey: 'postCategories',
  menu: { group: 'content', order: 20 },
  icon: IconTags,
  permission: 'content',
  component: () => import('./post-categories-list.tsx').then((module) => module.PostCategoriesList),
  detail: () => import('./form/post-category-page.tsx').then((module) => module.PostCategoryPage),
  create: () => import('./form/new-post-category-page.tsx').then((module) => module.NewPostCategoryPage),
  actions: [{ key: 'new', labelKey: 'postCategories.new', to: NEW_POST_CATEGORY }],
});
