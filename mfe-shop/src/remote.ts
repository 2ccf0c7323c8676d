import { defineRemote } from '@fakos/shared-kit/remote';

/** The shop: products, one product, cart, checkout, the placed order, the orders of who is signed in; products on other people's pages, cart and suggestions in the chrome. */
export default defineRemote({
  id: 'mfe-shop',
  routes: [
    {
      path: 'shop',
      page: () =>
        import('./features/product-list/product-list-page.tsx').then((feature) => feature.openProductListPage()),
    },
    {
      path: 'shop/:slug',
      page: () => import('./features/product/product-page.tsx').then((feature) => feature.openProductPage()),
    },
    {
      path: 'category/:slug',
      page: () => import('./features/product-list/category-page.tsx').then((feature) => feature.openCategoryPage()),
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
    { path: 'orders', page: () => import('./features/orders/orders-page.tsx').then((feature) => feature.OrdersPage) },
    {
      path: 'orders/:number',
      page: () => import('./features/order/order-page.tsx').then((feature) => feature.OrderPage),
    },
    {
      path: 'services',
      page: () =>
        import(/* webpackChunkName: "services" */ './features/services/services-page.tsx').then(
          (feature) => feature.ServicesPage,
        ),
    },
    {
      path: 'services/:slug',
      page: () =>
        import(/* webpackChunkName: "services" */ './features/service/service-page.tsx').then(
          (feature) => feature.ServicePage,
        ),
    },
  ],
  slots: {
    'home.featured-products': () =>
      import('./features/featured-products/featured-products.tsx').then((feature) => feature.FeaturedProducts),
    'post.related-products': () =>
      import('./features/related-products/related-products.tsx').then((feature) => feature.RelatedProducts),
    'products.cards': () =>
      import(/* webpackChunkName: "product-slots" */ './features/product-slots/product-cards.tsx').then(
        (feature) => feature.ProductCards,
      ),
    'products.carousel': () =>
      import(/* webpackChunkName: "product-slots" */ './features/product-slots/product-carousel.tsx').then(
        (feature) => feature.ProductCarousel,
      ),
    'cart.contents': () =>
      import(/* webpackChunkName: "cart-drawer" */ './features/cart-drawer/cart-contents.tsx').then(
        (feature) => feature.CartContents,
      ),
    'search.products': () =>
      import(/* webpackChunkName: "suggestions" */ './features/suggestions/product-suggestions.tsx').then(
        (feature) => feature.ProductSuggestions,
      ),
  },
  slices: [],
  locales: {
    el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((words) => words.default),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((words) => words.default),
  },
});
