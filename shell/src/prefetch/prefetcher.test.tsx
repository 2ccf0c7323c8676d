import { prefetchProduct } from '@fakos/shared-kit/api/products/hooks';
import { createI18n } from '@fakos/shared-kit/i18n';
import type { PageAddress } from '@fakos/shared-kit/remote';
import type { LiveRemote } from '@fakos/shared-kit/remote/manifest';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
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

/** A page that asks for one product, by the address. */
function ProductPage() {
  return null;
}
ProductPage.calls = ({ params: { slug = '' } }: PageAddress) => [prefetchProduct('getProduct', { slug })];

function openPage(at: string, { broken = false } = {}) {
  window.history.replaceState(null, '', at);
  const heard = answerCalls({ 'products.php': () => ({ data: {} }) });
  const loaded: string[] = [];
  const installer = {
    loadPage: async (_remote: LiveRemote, path: string) => {
      loaded.push(path);
      if (broken) throw new Error('gone');
      return ProductPage;
    },
  };
  const i18n = createI18n('el');
  const store = createStore({ language: () => i18n.language });
  const remotes = [shop];
  const router = { routes: createRoutes(remotes, installer, () => Promise.resolve()) };
  return { prefetcher: new Prefetcher({ remotes, installer, router, store }), heard, loaded };
}

test('a page is prefetched with what it will ask, and asking again is answered by the cache', async () => {
  const { prefetcher, heard, loaded } = openPage('/');
  await prefetcher.loadAll('http://localhost/shop/aegina?from=home');
  await prefetcher.loadAll('/shop/aegina');
  expect(loaded).toEqual(['shop/:slug', 'shop/:slug']);
  expect(heard).toEqual(['products.php?action=get&slug=aegina']);
});

test('code alone asks nothing', async () => {
  const { prefetcher, heard, loaded } = openPage('/en');
  await prefetcher.loadCode('/en/shop/aegina');
  expect(loaded).toEqual(['shop/:slug']);
  expect(heard).toEqual([]);
});

test.each([
  ['this very page', '/shop?page=2', '/shop?page=2#top'],
  ['the back office', '/shop', '/admin/orders'],
  ['another site', '/shop', 'https://example.com/shop'],
  ['the other language', '/shop', '/en/shop'],
  ['an address of nobody', '/shop', '/no-such-page'],
])('nothing is loaded for %s', async (_what, at, address) => {
  const { prefetcher, heard, loaded } = openPage(at);
  await prefetcher.loadAll(address);
  expect([...heard, ...loaded]).toEqual([]);
});

test('another view of the page that is open asks for its data', async () => {
  const { prefetcher, heard } = openPage('/shop/aegina');
  await prefetcher.loadAll('/shop/milos');
  expect(heard).toEqual(['products.php?action=get&slug=milos']);
});

test('a page whose code failed is left to the click', async () => {
  const { prefetcher, loaded } = openPage('/', { broken: true });
  await prefetcher.loadAll('/shop/aegina');
  await prefetcher.loadAll('/shop/milos');
  expect(loaded).toEqual(['shop/:slug']);
});
