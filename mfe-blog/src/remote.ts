import { defineRemote } from '@fakos/shared-kit/remote';

export default defineRemote({
  id: 'mfe-blog',
  routes: [
    {
      path: 'blog',
      access: 'public',
      sitemap: true,
      title: 'blog.title',
      page: () => import('./features/post-list/open-post-list-page.ts').then((m) => m.openPostListPage()),
    },
    {
      path: 'blog/:slug',
      access: 'public',
      sitemap: { rows: 'posts.php?status=published&sort=created_at&order=ASC' },
      title: 'page',
      page: () => import('./features/post/open-post-page.ts').then((m) => m.openPostPage()),
    },
  ],
  slots: {
    'home.latest-posts': () => import('./features/latest-posts/latest-posts.tsx').then((m) => m.LatestPosts),
    'posts.cards': () => import('./features/post-cards/post-cards.tsx').then((m) => m.PostCards),
  },
  slices: [],
  locales: {
    el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((module) => module.default),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((module) => module.default),
  },
});
