import { defineRemote } from '@fakos/shared-kit/remote';

export default defineRemote({
  id: 'mfe-page-builder',
  routes: [{ path: 'page/:slug', page: () => import('./render/page-route.tsx').then((module) => module.PageRoute) }],
  slots: {
    'page.sections': () => import('./render/section-list.tsx').then((module) => module.SectionList),
    'page.content': () => import('./render/page-view.tsx').then((module) => module.PageView),
  },
  slices: [],
  locales: {
    el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((words) => words.default),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((words) => words.default),
  },
});
