import { defineRemote } from '@fakos/shared-kit/remote';

export default defineRemote({
  id: 'mfe-page-builder',
  routes: [
    {
      path: 'page/:slug',
      access: 'public',
      sitemap: { rows: 'pages.php?action=list&status=published&indexed_only=true' },
      title: 'page',
      page: () => import('./render/page-route.tsx').then((module) => module.pageRoute()),
    },
    {
      path: 'preview/:token',
      access: 'private',
      title: 'preview.title',
      page: () => import('./preview/preview-route.tsx').then((module) => module.previewRoute()),
    },
  ],
  slots: {
    // The home page shows these together, so they share a chunk.
    'home.gallery': () =>
      import(/* webpackChunkName: "home" */ './gallery/home-gallery.tsx').then((module) => module.HomeGallery),
    'home.store': () =>
      import(/* webpackChunkName: "home" */ './sections/store-block/store-block.tsx').then(
        (module) => module.StoreBlock,
      ),
    'home.masonry': () =>
      import(/* webpackChunkName: "home" */ './sections/masonry-block/masonry-block.tsx').then(
        (module) => module.MasonryBlock,
      ),
    'page.extra-section': () =>
      import(/* webpackChunkName: "home" */ './sections/extra-section/extra-section.tsx').then(
        (module) => module.ExtraSection,
      ),
    'page.sections': () => import('./render/section-list.tsx').then((module) => module.sectionList()),
    'page.content': () => import('./render/page-view.tsx').then((module) => module.pageView()),
    'admin.page-editor': () =>
      import(/* webpackChunkName: "staff-editor" */ './editor/page-editor.tsx').then((module) => module.PageEditor),
    'admin.page-canvas': () =>
      import(/* webpackChunkName: "staff-canvas" */ './editor/canvas/frame/canvas-page.tsx').then(
        (module) => module.CanvasPage,
      ),
  },
  slices: [],
  locales: {
    el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((module) => module.default),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((module) => module.default),
  },
});
