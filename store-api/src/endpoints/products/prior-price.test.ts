import { fakeDate } from '../../testing/fake-date.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  fakeDate(new Date('2026-06-01T09:00:00Z'));
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(async () => {
  await api.close();
  jest.useRealTimers();
});

const at = async (day: string, id: number, change: object) => {
  jest.setSystemTime(new Date(`2026-${day}T09:00:00Z`));
  const done = await api.request('products.php', { method: 'PUT', token, body: { id, ...change } });
  expect(done.status).toBe(200);
};
const lowest = async (slug: string) => (await api.request(`products.php?slug=${slug}`)).body.data.lowest_price_30d;

test('a discount shows the lowest price of the thirty days before it', async () => {
  expect(await lowest('aegean-02')).toBeNull();
  await at('06-02', productIds.aegean, { price: 40 });
  await at('06-10', productIds.aegean, { price: 60, featured: 1 });
  await at('06-12', productIds.aegean, { sale_price: 45 });
  expect(await lowest('aegean-02')).toBe(40);
  await at('06-14', productIds.aegean, { sale_price: 38.5 });
  expect(await lowest('aegean-02')).toBe(40);
  await at('06-16', productIds.aegean, { sale_price: null });
  expect(await lowest('aegean-02')).toBeNull();
  await at('06-25', productIds.aegean, { sale_price: 50 });
  expect(await lowest('aegean-02')).toBe(38.5);
});

test('a price that no visitor could see does not count', async () => {
  await at('06-26', productIds.reader, { status: 'draft' });
  await at('06-27', productIds.reader, { price: 5 });
  await at('06-28', productIds.reader, { price: 55, status: 'published' });
  await at('06-29', productIds.reader, { sale_price: 52 });
  expect(await lowest('reader-01')).toBe(19.99);
});

test('every price stores its author', async () => {
  await at('06-30', productIds.rare, { price: 40 });
  const rows = await api.db
    .selectFrom('product_prices')
    .leftJoin('users', 'users.id', 'product_prices.changed_by')
    .select(['price_cents', 'sale_price_cents', 'since', 'email'])
    .where('product_id', '=', productIds.rare)
    .orderBy('since')
    .execute();
  expect(rows).toEqual([
    { price_cents: 20_000, sale_price_cents: null, since: '2025-12-01T00:00:00.000Z', email: null },
    { price_cents: 4000, sale_price_cents: null, since: '2026-06-30T09:00:00.000Z', email: ADMIN },
  ]);
});

test('a product created with a discount compares it with the list price', async () => {
  expect(await lowest('sunny-01')).toBe(120);
});
