import { productIds } from '../../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder, setBankAccount } from '../../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { expireReservations } from './expire-reservations.ts';

const { aegean, sunny, rare } = productIds;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const setStock = (id: number, stock: number) =>
  api.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
const getStock = async (id: number) =>
  (await api.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const getSold = async (id: number) => {
  const { pieces } = await api.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('pieces'))
    .where('product_id', '=', id)
    .where('stock_state', '!=', 'released')
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
};

test('200 concurrent buyers of 50 pieces buy exactly 50', async () => {
  await setStock(rare, 50);
  const request = await orderRequest(api, [{ product_id: rare, quantity: 1 }]);
  const responses = await Promise.all(Array.from({ length: 200 }, () => sendOrder(api, request)));
  const placed = responses.filter(({ status }) => status === 200);
  expect(placed).toHaveLength(50);
  expect(responses.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(150);
  expect(new Set(placed.map(({ body }) => body.data.number)).size).toBe(50);
  expect([await getStock(rare), await getSold(rare)]).toEqual([0, 50]);
});

test('carts with the same goods in a different order, and concurrent cancellations, do not deadlock', async () => {
  await setStock(aegean, 60);
  await setStock(sunny, 60);
  const [one, other] = [
    { product_id: aegean, quantity: 1 },
    { product_id: sunny, quantity: 1 },
  ];
  const requests = [await orderRequest(api, [one, other]), await orderRequest(api, [other, one])];
  const responses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const placed = await sendOrder(api, requests[index % 2]);
      if (index % 3 > 0) return placed.status;
      const { number, token } = placed.body.data;
      return (await api.request('orders.php?action=cancel', { body: { number, token } })).status;
    }),
  );
  expect(new Set(responses)).toEqual(new Set([200]));
  expect([await getStock(aegean), await getSold(aegean)]).toEqual([20, 40]);
  expect([await getStock(sunny), await getSold(sunny)]).toEqual([20, 40]);
});

test('a retry during the first request creates one order', async () => {
  await setStock(rare, 5);
  const request = await orderRequest(api, [{ product_id: rare, quantity: 1 }]);
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendOrder(api, request, 'one-and-the-same')));
  expect(new Set(responses.map(({ body }) => body.data.number)).size).toBe(1);
  expect(await getStock(rare)).toBe(4);
});

test('a coupon for 10 orders is used by exactly 10 of 40', async () => {
  const token = await api.signIn(ADMIN);
  await setStock(sunny, 100);
  const coupon = { code: 'FIRST-TEN', kind: 'percent', value: 10, usage_limit: 10 };
  await api.request('coupons.php', { token, body: coupon });
  const request = await orderRequest(api, [{ product_id: sunny, quantity: 1 }], { coupon: coupon.code });
  const responses = await Promise.all(Array.from({ length: 40 }, () => sendOrder(api, request)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(responses.filter(({ body }) => body.code === 'QUOTE_CHANGED')).toHaveLength(30);
  expect(await getStock(sunny)).toBe(90);
});

test('expired reservations are released once by concurrent processes', async () => {
  await setStock(aegean, 30);
  await setBankAccount(api);
  const changes = { payment_method: 'bank_transfer' };
  const request = await orderRequest(api, [{ product_id: aegean, quantity: 2 }], changes);
  await Promise.all(Array.from({ length: 10 }, () => sendOrder(api, request)));
  expect(await getStock(aegean)).toBe(10);
  const later = new Date(Date.now() + 73 * 60 * 60 * 1000);
  const rounds = await Promise.all([1, 2, 3, 4].map(() => expireReservations(api.db, later)));
  expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(10);
  expect(await getStock(aegean)).toBe(30);
});
