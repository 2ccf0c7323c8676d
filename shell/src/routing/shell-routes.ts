import type { RouteDeclaration } from '@fakos/contracts/remote/route';
import type { ComponentType } from 'react';
import type { PageNamespace } from '../language/page-translations.ts';

/**
 * A page of the shell. The build reads the chunk of its code from the `webpackChunkName` in `load`, which is therefore
 * written as `() => import(…)`.
 */
export type ShellRoute = RouteDeclaration & {
  /** Translations that load with the page. */
  readonly namespaces: readonly PageNamespace[];
  readonly load: () => Promise<ComponentType>;
};

/** The shell's own pages. Read by the router, and by the build for the manifest. */
export const shellRoutes: readonly ShellRoute[] = [
  {
    path: '',
    access: 'public',
    sitemap: true,
    title: 'page',
    namespaces: [],
    load: () => import(/* webpackChunkName: "page-home" */ '../home/home-page.tsx').then((m) => m.HomePage),
  },
  {
    path: 'about',
    access: 'public',
    sitemap: true,
    title: 'pages:pages.about',
    namespaces: ['shell-pages'],
    load: () => import(/* webpackChunkName: "page-content" */ '../pages/about/about-page.tsx').then((m) => m.AboutPage),
  },
  {
    path: 'privacy',
    access: 'public',
    sitemap: true,
    title: 'pages:pages.privacy',
    namespaces: ['shell-pages'],
    load: () =>
      import(/* webpackChunkName: "page-text" */ '../pages/content/long-text-page.tsx').then((m) => m.PrivacyPage),
  },
  {
    path: 'terms',
    access: 'public',
    sitemap: true,
    title: 'pages:pages.terms',
    namespaces: ['shell-pages'],
    load: () =>
      import(/* webpackChunkName: "page-text" */ '../pages/content/long-text-page.tsx').then((m) => m.TermsPage),
  },
  {
    path: 'faq',
    access: 'public',
    sitemap: true,
    title: 'pages:pages.faq',
    namespaces: ['shell-pages'],
    load: () => import(/* webpackChunkName: "page-faq" */ '../pages/faq/faq-page.tsx').then((m) => m.FaqPage),
  },
  {
    path: 'contact',
    access: 'public',
    sitemap: true,
    title: 'pages:pages.contact',
    namespaces: ['shell-pages'],
    load: () =>
      import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact-page.tsx').then((m) => m.ContactPage),
  },
  {
    path: 'statistics',
    access: 'public',
    sitemap: true,
    title: 'pages:statistics.title',
    namespaces: ['shell-pages'],
    load: () =>
      import(/* webpackChunkName: "page-statistics" */ '../pages/statistics/statistics-page.tsx').then(
        (m) => m.StatisticsPage,
      ),
  },
  {
    path: 'login',
    access: 'private',
    title: 'account:login.title',
    namespaces: ['shell-account'],
    load: () => import(/* webpackChunkName: "page-login" */ '../pages/login/login-page.tsx').then((m) => m.LoginPage),
  },
  {
    path: 'login/link',
    access: 'private',
    title: 'account:loginLink.title',
    namespaces: ['shell-account'],
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/login-link-page.tsx').then(
        (m) => m.LoginLinkPage,
      ),
  },
  {
    path: 'register',
    access: 'private',
    title: 'account:register.title',
    namespaces: ['shell-account'],
    load: () =>
      import(/* webpackChunkName: "page-register" */ '../pages/register/register-page.tsx').then((m) => m.RegisterPage),
  },
  {
    path: 'forgot-password',
    access: 'private',
    title: 'account:forgot.title',
    namespaces: ['shell-account'],
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/forgot-page.tsx').then((m) => m.ForgotPage),
  },
  {
    path: 'reset-password',
    access: 'private',
    title: 'account:reset.title',
    namespaces: ['shell-account'],
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/reset-page.tsx').then((m) => m.ResetPage),
  },
  {
    path: 'verify-email',
    access: 'private',
    title: 'account:verify.title',
    namespaces: ['shell-account'],
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/verify-page.tsx').then((m) => m.VerifyPage),
  },
  {
    path: 'profile',
    access: 'private',
    title: 'profile:title',
    namespaces: ['shell-account', 'shell-profile'],
    load: () =>
      import(/* webpackChunkName: "page-profile" */ '../pages/profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  {
    path: 'users',
    access: 'private',
    title: 'profile:users.title',
    namespaces: ['shell-account', 'shell-profile'],
    load: () => import(/* webpackChunkName: "page-users" */ '../pages/users/users-page.tsx').then((m) => m.UsersPage),
  },
  {
    path: 'wishlist',
    access: 'private',
    title: 'wishlist:title',
    namespaces: [],
    load: () =>
      import(/* webpackChunkName: "page-wishlist" */ '../pages/wishlist/wishlist-page.tsx').then((m) => m.WishlistPage),
  },
  {
    // Public, because the service worker caches it; it is excluded from search engines by its metadata.
    path: 'offline',
    access: 'public',
    sitemap: false,
    title: 'pwa:offline.title',
    namespaces: ['shell-pwa'],
    load: () =>
      import(/* webpackChunkName: "page-offline" */ '../pwa/offline/offline-page.tsx').then((m) => m.OfflinePage),
  },
];

/** The chunk of the page for an address that no route serves. */
export const notFoundChunk = 'page-not-found';

/** The chunk of the page that visitors see while the shop is under construction. */
export const underConstructionChunk = 'under-construction';

/** Permanently moved addresses (spec section 2). The gateway redirects with 301, the router inside the page. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'products', to: 'shop' },
  { from: 'excursions', to: 'shop' },
  { from: 'product/:slug', to: 'shop/:slug' },
  { from: 'excursion/:slug', to: 'shop/:slug' },
  { from: 'post/:slug', to: 'blog/:slug' },
  { from: 'dashboard', to: 'admin' },
];
