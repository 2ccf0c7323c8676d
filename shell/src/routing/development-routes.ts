import type { ShellRoute } from './shell-routes.ts';

/** Pages for developers. webpack removes them from production builds, where the condition is constant. */
export const developmentRoutes: readonly ShellRoute[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '__kit',
          access: 'private',
          title: 'page',
          namespaces: [],
          load: () =>
            import(/* webpackChunkName: "page-kit-gallery" */ '../pages/kit-gallery/kit-gallery-page.tsx').then(
              (m) => m.KitGalleryPage,
            ),
        },
      ]
    : [];
