import { STATISTICS_CACHE_MS } from '../../domain/insights/statistics.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { serveEndpoints } from '../../testing/serve-endpoints.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { statisticsEndpoints } from './statistics.route.ts';

let api: TestApi;
let served: Awaited<ReturnType<typeof serveEndpoints>>;
let now: Date;
beforeEach(async () => {
  api = await startTestApi();
  now = new Date();
  served = await serveEndpoints(
    api.db,
    statisticsEndpoints(() => now),
  );
});
afterEach(async () => {
  await served.close();
  await api.close();
});

async function statistics(language = 'el') {
  const response = await fetch(`${served.url}/statistics.php?lang=${language}`);
  return (await response.json()).data;
}

const hide = (id: number) => api.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute();
const order = async (product: number, quantity: number) =>
  sendOrder(api, await orderRequest(api, [{ product_id: product, quantity }]));

test('visitors see the counts of published content, and no other figures', async () => {
  await hide(productIds.rare);
  await api.db.updateTable('posts').set({ status: 'draft' }).where('slug', '=', 'fifth').execute();
  expect(await statistics()).toEqual({
    products: 4,
    categories: 3,
    brands: 2,
    posts: 4,
    popular_products: [],
    popular_posts: [
      { slug: 'fourth', name: 'Άρθρο fourth', percentage: 100 },
      { slug: 'third', name: 'Άρθρο third', percentage: 67 },
      { slug: 'second', name: 'Άρθρο second', percentage: 33 },
    ],
    counted_at: now.toISOString(),
  });
});

test('a scheduled post is not counted', async () => {
  const later = new Date(now.getTime() + 1000).toISOString();
  await api.db.updateTable('posts').set({ published_at: later }).where('slug', '=', 'fourth').execute();
  const figures = await statistics();
  expect(figures.posts).toBe(4);
  expect(figures.popular_posts.map(({ slug }: { slug: string }) => slug)).not.toContain('fourth');
});

test('popularity is relative to the bestseller; cancelled, hidden and old sales do not count', async () => {
  await order(productIds.sunny, 2);
  await order(productIds.sunny, 2);
  await order(productIds.aegean, 3);
  await order(productIds.rare, 5);
  await hide(productIds.rare);
  await order(productIds.reader, 8);
  await api.db.updateTable('orders').set({ status: 'cancelled' }).where('items', '=', 8).execute();
  const popular = [
    { slug: 'sunny-01', name: 'Sunny 01', percentage: 100 },
    { slug: 'aegean-02', name: 'Aegean 02', percentage: 75 },
  ];
  expect((await statistics('en')).popular_products).toEqual(popular);
  now = new Date(now.getTime() + 91 * 24 * 60 * 60 * 1000);
  expect((await statistics('en')).popular_products).toEqual([]);
});

test('the variants of a product count as one, under the name of the bestselling variant', async () => {
  await api.db
    .updateTable('products')
    .set({ variant_group: 'pair' })
    .where('id', 'in', [productIds.sunny, productIds.aegean])
    .execute();
  await order(productIds.rare, 4);
  await order(productIds.sunny, 2);
  await order(productIds.aegean, 3);
  const figures = await statistics('en');
  expect(figures.products).toBe(4);
  expect(figures.popular_products).toEqual([
    { slug: 'aegean-02', name: 'Aegean 02', percentage: 100 },
    { slug: 'rare-01', name: 'Rare', percentage: 80 },
  ]);
});

test('figures are cached for a minute', async () => {
  expect((await statistics()).products).toBe(5);
  await hide(productIds.rare);
  now = new Date(now.getTime() + STATISTICS_CACHE_MS - 1);
  expect((await statistics()).products).toBe(5);
  now = new Date(now.getTime() + 1);
  expect((await statistics()).products).toBe(4);
});

test('a failed count is not cached', async () => {
  await api.db.schema.alterTable('brands').renameTo('elsewhere').execute();
  expect((await fetch(`${served.url}/statistics.php`)).status).toBe(500);
  await api.db.schema.alterTable('elsewhere').renameTo('brands').execute();
  expect((await statistics()).brands).toBe(2);
});
