import { defineRemote } from '@fakos/shared-kit/remote';

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
  locales: {
    el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((module) => module.default),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((module) => module.default),
  },
});
