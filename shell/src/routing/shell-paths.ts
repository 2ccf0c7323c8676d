/**
 * Addresses of the shell's own pages, each with the chunk that the page travels in: the gateway names its files in the
 * head, and answers 404 with {@link notFoundChunk} for what nobody serves.
 */
export const shellPaths: readonly { readonly path: string; readonly chunk: string }[] = [
  { path: '', chunk: 'page-home' },
  { path: 'about', chunk: 'page-content' },
  { path: 'faq', chunk: 'page-faq' },
  { path: 'contact', chunk: 'page-contact' },
  { path: 'privacy', chunk: 'page-text' },
  { path: 'terms', chunk: 'page-text' },
  { path: 'statistics', chunk: 'page-statistics' },
  { path: 'login', chunk: 'page-login' },
  { path: 'register', chunk: 'page-register' },
  { path: 'forgot-password', chunk: 'page-recovery' },
  { path: 'reset-password', chunk: 'page-recovery' },
  { path: 'verify-email', chunk: 'page-recovery' },
  { path: 'profile', chunk: 'page-profile' },
  { path: 'users', chunk: 'page-users' },
  { path: 'wishlist', chunk: 'page-wishlist' },
  { path: 'offline', chunk: 'page-offline' },
];

/** The chunk of the page for an address that leads nowhere. */
export const notFoundChunk = 'page-not-found';

/** Addresses that moved for good (spec section 2); the gateway answers 301, the router follows inside the page. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'products', to: 'shop' },
  { from: 'excursions', to: 'shop' },
  { from: 'product/:slug', to: 'shop/:slug' },
  { from: 'excursion/:slug', to: 'shop/:slug' },
  { from: 'post/:slug', to: 'blog/:slug' },
  { from: 'dashboard', to: 'admin' },
];
