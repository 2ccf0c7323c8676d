import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const { aegean, reader } = productIds;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const update = (body: object) => api.request('products.php', { method: 'PUT', token, body: { id: aegean, ...body } });
const readHistory = async (id: number = aegean, query = '') =>
  (await api.request(`products.php?action=history&id=${id}${query}`, { token })).body;
const staffRequest = async (action: string, method: string, body: object) =>
  (await api.request(`admin-orders.php?action=${action}`, { method, token, body })).body;

async function order(quantity: number) {
  const items = [{ product_id: aegean, quantity }];
  const { number, token: key } = (await sendOrder(api, await orderRequest(api, items))).body.data;
  const { id } = await api.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  const step = async (axis: string, to: string) => {
    const { version } = (await api.request(`admin-orders.php?action=get&id=${id}`, { token })).body.data;
    await staffRequest('transition', 'PUT', { id, version, axis, to });
  };
  return { id, number, key, step };
}

/** Stock changes of a product with 10 pieces, and the expected history; each row continues with the previous stock. */
const changes: readonly [string, () => Promise<unknown>, readonly object[]][] = [
  ['a stock', () => update({ stock: 12 }), [{ change: 2, stock: 12, reason: 'correction', note: '', actor: ADMIN }]],
  ['the same stock', () => update({ stock: 12, featured: 0 }), []],
  [
    'a delivery',
    () => update({ stock_change: 5, stock_reason: 'delivery', stock_note: 'Τιμολόγιο 12' }),
    [{ change: 5, stock: 17, reason: 'delivery', note: 'Τιμολόγιο 12', actor: ADMIN, order: null }],
  ],
  ['a refused change', () => update({ stock_change: -18, name_el: 'Άλλο' }), []],
  ['an order', () => order(2), [{ change: -2, stock: 15, reason: 'sale', actor: 'customer' }]],
  [
    'an order that its buyer cancels',
    async () => {
      const { number, key } = await order(1);
      await api.request('orders.php?action=cancel', { body: { number, token: key } });
    },
    [
      { change: 1, stock: 15, reason: 'cancellation', actor: 'customer' },
      { change: -1, stock: 14, reason: 'sale' },
    ],
  ],
  [
    'an order that staff cancel',
    async () => (await order(3)).step('order', 'cancelled'),
    [
      { change: 3, stock: 15, reason: 'cancellation', actor: ADMIN },
      { change: -3, stock: 12, reason: 'sale' },
    ],
  ],
  [
    'goods that come back',
    async () => {
      const { id, number, key, step } = await order(2);
      await step('fulfilment', 'shipped');
      await step('fulfilment', 'delivered');
      await api.request('orders.php?action=withdraw', { body: { number, token: key } });
      const { withdrawals } = (await api.request(`admin-orders.php?action=get&id=${id}`, { token })).body.data;
      await staffRequest('withdrawal', 'PUT', { id: withdrawals[0].id, to: 'goods_returned', restock: true });
    },
    [
      { change: 2, stock: 15, reason: 'withdrawal', actor: ADMIN },
      { change: -2, stock: 13, reason: 'sale' },
    ],
  ],
  [
    'an import',
    () => api.request('products.php?action=import', { token, body: { csv: 'sku;stock\nAEGEAN-02;20' } }),
    [{ change: 5, stock: 20, reason: 'import', actor: ADMIN }],
  ],
];

test('every change of the stock is recorded with its reason, its actor and its order', async () => {
  for (const [what, change, expected] of changes) {
    const before = (await readHistory()).meta.stock;
    await change();
    const { data, meta } = await readHistory();
    const news = data.stock.slice(0, meta.stock - before);
    expect({ what, news }).toMatchObject({ what, news: expected });
    for (const { reason, order: related } of news) {
      const isOfOrder = ['sale', 'cancellation', 'withdrawal'].includes(reason);
      expect(related).toEqual(isOfOrder ? { id: expect.any(Number), number: expect.stringMatching(/^OP/) } : null);
    }
  }
});

test('a new product starts with its stock', async () => {
  const fields = { name_el: 'Κύμα', name_en: 'Wave', category_id: 1, brand_id: 1, product_type: 'frame', price: 10 };
  const create = async (sku: string, stock: number) =>
    (await api.request('products.php', { token, body: { ...fields, sku, stock } })).body.data.id;
  const { data } = await readHistory(await create('WAVE-1', 3));
  expect(data.stock).toMatchObject([{ change: 3, stock: 3, reason: 'initial', actor: ADMIN }]);
  expect((await readHistory(await create('WAVE-2', 0))).data.stock).toEqual([]);
});

test('prices are listed with the previous ones and their authors', async () => {
  for (const change of [{ price: 22.5 }, { sale_price: 20 }, { stock: 3 }]) await update({ id: reader, ...change });
  const { data, meta } = await readHistory(reader);
  expect(data.prices).toEqual([
    {
      at: expect.any(String),
      before: { price: 22.5, sale_price: null },
      after: { price: 22.5, sale_price: 20 },
      actor: ADMIN,
    },
    {
      at: expect.any(String),
      before: { price: 19.99, sale_price: null },
      after: { price: 22.5, sale_price: null },
      actor: ADMIN,
    },
    { at: expect.any(String), before: null, after: { price: 19.99, sale_price: null }, actor: '' },
  ]);
  expect(meta).toEqual({ page: 1, limit: 12, prices: 3, stock: 1 });
  const second = await readHistory(reader, '&limit=1&page=2');
  expect(second.data.prices).toEqual([data.prices[1]]);
  expect(second.data.stock).toEqual([]);
});

test('a product that does not exist has no history', async () => {
  expect((await api.request('products.php?action=history&id=999', { token })).status).toBe(404);
});
