/** Paths of the site without language prefix, which `Link` adds (spec section 2). */
export const paths = {
  home: '/',
  shop: '/shop',
  product: (slug: string) => `/shop/${slug}`,
  category: (slug: string) => `/category/${slug}`,
  cart: '/cart',
  checkout: '/checkout',
  orderSuccess: (number: string, token: string) => `/order-success?n=${number}&t=${token}`,
  wishlist: '/wishlist',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  service: (slug: string) => `/services/${slug}`,
  page: (slug: string) => `/page/${slug}`,
  /** A comparison of frames, with their slugs as `products` in the query. */
  compare: '/compare',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  login: '/login',
  /** Linked from an e-mail, with a `token` in the query. */
  loginLink: '/login/link',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** This and the next one are linked from e-mails, with a `token` in the query. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** A booked appointment, with its `token` in the query. */
  appointment: '/appointment',
  users: '/users',
  profile: '/profile',
  orders: '/orders',
  prescriptions: '/prescriptions',
  /** The prescription of an order that its buyer gives again, with its `token` in the query. */
  correction: '/prescription',
  /** The reviews of an order's buyer, with the `token` of the order's reviews in the query. */
  review: '/review',
  /** A request for an e-mail when a product is back, with its `token` in the query. */
  stockAlert: '/stock-alert',
  admin: '/admin',
  adminLogin: '/admin/login',
} as const;

/** Pages that work without a network, because the browser stores their content. No cache stores them. */
export const offlinePaths: readonly string[] = [paths.cart, paths.wishlist];

/** Parameter of pages and of API requests with the token of a preview link. */
export const PREVIEW_PARAMETER = 'preview';
