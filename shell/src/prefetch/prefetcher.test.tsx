import type { LiveRemote } from '@fakos/contracts/remote/manifest';
import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import { createI18n } from '@fakos/shared-kit/i18n';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { createRoutes } from '../routing/routes.tsx';
import { createStore } from '../store/store.ts';
import { Prefetcher } from './prefetcher.ts';

const shop: LiveRemote = {
  id: 'mfe-shop',
  version: '1',
  base: '/remotes/mfe-shop/1/',
  entry: 'entry.js',
  global: 'mfe_shop_1',
  integrity: '',
  routes: ['shop', 'shop/:slug', 'admin/*'],
  slots: [],
  previous: [],
};

/** A page that requests one product by its URL. */
function ProductPage() {
  return null;
}
ProductPage.prefetch = ({ params: { slug = '' } }: PageAddress) => [prefetchProduct('getProduct', { slug })];

function openPage(address: string, { isBroken = false } = {}) {
  window.history.replaceState(null, '', address);
  const requests = mockApi({ 'products.php': () => ({ data: {} }) });
  const loaded: string[] = [];
  const installer = {
    loadPage: async (_remote: LiveRemote, path: string) => {
      loaded.push(path);
      if (isBroken) throw new Error('gone');
      return ProductPage;
    },
  };
  const i18n = createI18n('el');
  const store = createStore({ language: () => i18n.language });
  const remotes = [shop];
  const router = { routes: createRoutes(remotes, installer, () => Promise.resolve()) };
  return { prefetcher: new Prefetcher({ remotes, installer, router, store }), requests, loaded };
}

test('a page is prefetched with its data, and a second prefetch uses the cache', async () => {
  const { prefetcher, requests, loaded } = openPage('/');
  await prefetcher.loadAll('http://localhost/shop/aegina?from=home');
  await prefetcher.loadAll('/shop/aegina');
  expect(loaded).toEqual(['shop/:slug', 'shop/:slug']);
  expect(requests).toEqual(['products.php?action=get&slug=aegina']);
});

test('loading code sends no API request', async () => {
  const { prefetcher, requests, loaded } = openPage('/en');
  await prefetcher.loadCode('/en/shop/aegina');
  expect(loaded).toEqual(['shop/:slug']);
  expect(requests).toEqual([]);
});

test.each([
  ['the current page', '/shop?page=2', '/shop?page=2#top'],
  ['the back office', '/shop', '/admin/orders'],
  ['another site', '/shop', 'https://example.com/shop'],
  ['the other language', '/shop', '/en/shop'],
  ['an unknown address', '/shop', '/no-such-page'],
])('nothing is loaded for %s', async (_what, current, address) => {
  const { prefetcher, requests, loaded } = openPage(current);
  await prefetcher.loadAll(address);
  expect([...requests, ...loaded]).toEqual([]);
});

test('the same route with other parameters requests its data', async () => {
  const { prefetcher, requests } = openPage('/shop/aegina');
  await prefetcher.loadAll('/shop/milos');
  expect(requests).toEqual(['products.php?action=get&slug=milos']);
});

test('a route whose code failed is not prefetched again', async () => {
  const { prefetcher, loaded } = openPage('/', { isBroken: true });
  await prefetcher.loadAll('/shop/aegina');
  await prefetcher.loadAll('/shop/milos');
  expect(loaded).toEqual(['shop/:slug']);
});
