import type { AddonStatus } from '../../database/tables/catalogue.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let everywhere: number;
let readersOnly: number;
beforeAll(async () => {
  api = await startTestApi();
  everywhere = await addon('case', 'Θήκη', 500);
  readersOnly = await addon('coating', 'Επίστρωση', 1250);
  await api.db
    .insertInto('product_addon_links')
    .values({ addon_id: readersOnly, product_id: productIds.reader })
    .execute();
});
afterAll(() => api.close());

async function addon(slug: string, name: string, cents: number, status: AddonStatus = 'published'): Promise<number> {
  const texts = { name_el: name, name_en: name, description_el: '', description_en: '' };
  const row = { slug, ...texts, price_cents: cents, position: 1, status, updated_at: new Date().toISOString() };
  return (await api.db.insertInto('product_addons').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

const quote = async (items: object[]) =>
  (
    await api.request('cart.php?action=quote', {
      body: { items, shipping_method: 'pickup', payment_method: 'pay_in_store' },
    })
  ).body.data;

test('add-ons are charged per piece, with the VAT rate of their product', async () => {
  const item = { product_id: productIds.reader, quantity: 2, options: [readersOnly, everywhere] };
  const { lines, total, vat } = await quote([{ ...item, shown_price: 37.49 }]);
  expect(lines).toMatchObject([
    {
      quantity: 2,
      unit_price: 37.49,
      original_price: 37.49,
      line_total: 74.98,
      options: [
        { id: everywhere, name: 'Θήκη', price: 5 },
        { id: readersOnly, name: 'Επίστρωση', price: 12.5 },
      ],
    },
  ]);
  expect([total, vat]).toEqual([74.98, [{ rate: 24, amount: 14.51 }]]);
});

test('equal lines are one, however their add-ons are listed; other add-ons are another line of the same stock', async () => {
  const { lines, warnings } = await quote([
    { product_id: productIds.reader, quantity: 3, options: [everywhere, readersOnly] },
    { product_id: productIds.reader, quantity: 2, options: [readersOnly, everywhere, everywhere] },
    { product_id: productIds.reader, quantity: 6 },
  ]);
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 6]);
  expect(warnings).toMatchObject([{ code: 'low_stock', product_id: productIds.reader }]);
});

test('an add-on that is not offered with the product is left out with a warning', async () => {
  const draft = await addon('draft', 'Πρόχειρο', 100, 'draft');
  for (const option of [readersOnly, draft, 999]) {
    const items = [{ product_id: productIds.aegean, quantity: 1, options: [option] }];
    const quoted = await quote(items);
    expect(quoted.lines[0]).toMatchObject({ unit_price: 50 });
    expect(quoted.warnings).toMatchObject([{ code: 'option_unavailable', product_id: productIds.aegean }]);
    expect((await sendOrder(api, await orderRequest(api, items))).body.code).toBe('QUOTE_CHANGED');
  }
});

test('an order stores its add-ons and takes the stock of all its lines together', async () => {
  const items = [
    { product_id: productIds.rare, quantity: 3, options: [everywhere] },
    { product_id: productIds.rare, quantity: 3 },
  ];
  expect((await sendOrder(api, await orderRequest(api, items))).body.code).toBe('OUT_OF_STOCK');
  const fewer = items.map((item) => ({ ...item, quantity: 2 }));
  const { number, token } = (await sendOrder(api, await orderRequest(api, fewer))).body.data;
  await api.db.updateTable('product_addons').set({ name_el: 'Άλλο', price_cents: 1 }).execute();
  const { body } = await api.request(`orders.php?action=get&number=${number}&token=${token}`);
  expect(body.data.lines).toMatchObject([
    { position: 1, unit_price: 205, options: [{ name: 'Θήκη', price: 5 }] },
    { position: 2, unit_price: 200 },
  ]);
});

test('a cart with the maximum number of lines at maximum prices has a correct total', async () => {
  await api.db.updateTable('products').set({ price_cents: 100_000_000, pay_cents: 100_000_000 }).execute();
  const { total } = await quote(Array.from({ length: 100 }, () => ({ product_id: productIds.sunny, quantity: 99 })));
  expect(total).toBe(9_900_000_000);
});
