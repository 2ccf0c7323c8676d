import { defineRemote } from '@fakos/shared-kit/remote';
import { checkoutSlice } from './features/checkout/checkout.slice.ts';

/** The shop: products, one product, cart, checkout, the placed order; and products on other people's pages. */
export default defineRemote({
  id: 'mfe-shop',
  routes: [
    {
      path: 'shop',
      page: () => import('./features/product-list/product-list-page.tsx').then((feature) => feature.ProductListPage),
    },
    {
      path: 'shop/:slug',
      page: () => import('./features/product/product-page.tsx').then((feature) => feature.ProductPage),
    },
    { path: 'cart', page: () => import('./features/cart/cart-page.tsx').then((feature) => feature.CartPage) },
    {
      path: 'checkout',
      page: () => import('./features/checkout/checkout-page.tsx').then((feature) => feature.CheckoutPage),
    },
    {
      path: 'order-success',
      page: () => import('./features/order-success/order-success-page.tsx').then((feature) => feature.OrderSuccessPage),
    },
  ],
  slots: {
    'home.featured-products': () =>
      import('./features/featured-products/featured-products.tsx').then((feature) => feature.FeaturedProducts),
    'post.related-products': () =>
      import('./features/related-products/related-products.tsx').then((feature) => feature.RelatedProducts),
  },
  slices: [checkoutSlice],
  locales: {
    el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((words) => words.default),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((words) => words.default),
  },
});
