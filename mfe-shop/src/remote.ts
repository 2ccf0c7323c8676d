import { defineRemote } from '@fakos/shared-kit/remote';

/** The shop: product pages, cart, checkout, orders and services, and slots for the cart drawer, search and other remotes' pages. */
export default defineRemote({
  id: 'mfe-shop',
  routes: [
    {
      path: 'shop',
      access: 'public',
      sitemap: true,
      title: 'list.title',
      page: () =>
        import('./features/product-list/open-product-list-page.ts').then((feature) => feature.openProductListPage()),
    },
    {
      path: 'shop/:slug',
      access: 'public',
      sitemap: { rows: 'products.php?status=published&variants=separate&sort=created_at&order=ASC' },
      title: 'page',
      page: () => import('./features/product/open-product-page.ts').then((feature) => feature.openProductPage()),
    },
    {
      path: 'category/:slug',
      access: 'public',
      sitemap: { rows: 'categories.php' },
      title: 'page',
      page: () =>
        import('./features/product-list/category/open-category-page.ts').then((feature) => feature.openCategoryPage()),
    },
    {
      path: 'compare',
      access: 'public',
      sitemap: false,
      title: 'compare:title',
      page: () =>
        import(/* webpackChunkName: "compare" */ './features/compare/compare-page.tsx').then(
          (feature) => feature.ComparePage,
        ),
    },
    {
      path: 'cart',
      access: 'private',
      title: 'cart:cart.title',
      page: () => import('./features/cart/cart-page.tsx').then((feature) => feature.CartPage),
    },
    {
      path: 'checkout',
      access: 'private',
      title: 'checkout:checkout.title',
      page: () => import('./features/checkout/checkout-page.tsx').then((feature) => feature.CheckoutPage),
    },
    {
      path: 'order-success',
      access: 'private',
      title: 'orders:order.title',
      page: () => import('./features/order-success/order-success-page.tsx').then((feature) => feature.OrderSuccessPage),
    },
    {
      path: 'orders',
      access: 'private',
      title: 'orders:orders.title',
      page: () => import('./features/orders/orders-page.tsx').then((feature) => feature.OrdersPage),
    },
    {
      path: 'orders/:number',
      access: 'private',
      title: 'orders:order.title',
      page: () => import('./features/order/order-page.tsx').then((feature) => feature.OrderPage),
    },
    {
      path: 'prescriptions',
      access: 'private',
      title: 'wallet:title',
      page: () =>
        import(/* webpackChunkName: "wallet" */ './features/wallet/wallet-page.tsx').then(
          (feature) => feature.WalletPage,
        ),
    },
    {
      path: 'prescription',
      access: 'private',
      title: 'correction:title',
      page: () =>
        import(/* webpackChunkName: "correction" */ './features/correction/correction-page.tsx').then(
          (feature) => feature.CorrectionPage,
        ),
    },
    {
      path: 'appointment',
      access: 'private',
      title: 'appointment:title',
      page: () =>
        import(/* webpackChunkName: "appointment" */ './features/appointment/appointment-page.tsx').then(
          (feature) => feature.AppointmentPage,
        ),
    },
    {
      path: 'review',
      access: 'private',
      title: 'reviews:pageTitle',
      page: () =>
        import(/* webpackChunkName: "feedback" */ './features/review/review-page.tsx').then(
          (feature) => feature.ReviewPage,
        ),
    },
    {
      path: 'stock-alert',
      access: 'private',
      title: 'stock-alert:title',
      page: () =>
        import(/* webpackChunkName: "feedback" */ './features/stock-alert/stock-alert-page.tsx').then(
          (feature) => feature.StockAlertPage,
        ),
    },
    {
      path: 'services',
      access: 'public',
      sitemap: true,
      title: 'services:title',
      page: () =>
        import(/* webpackChunkName: "services" */ './features/services/services-page.tsx').then(
          (feature) => feature.ServicesPage,
        ),
    },
    {
      path: 'services/:slug',
      access: 'public',
      sitemap: { rows: 'services.php' },
      title: 'page',
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
