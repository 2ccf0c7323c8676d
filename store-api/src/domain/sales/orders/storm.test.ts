import { productIds } from '../../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../../testing/order-request.ts';
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
const stockOf = async (id: number) =>
  (await api.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const soldOf = async (id: number) => {
  const { pieces } = await api.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('pieces'))
    .where('product_id', '=', id)
    .where('stock_state', '!=', 'released')
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
};

test('two hundred buyers of fifty pieces buy exactly fifty', async () => {
  await setStock(rare, 50);
  const request = await orderRequest(api, [{ product_id: rare, quantity: 1 }]);
  const answers = await Promise.all(Array.from({ length: 200 }, () => sendOrder(api, request)));
  const placed = answers.filter(({ status }) => status === 200);
  expect(placed).toHaveLength(50);
  expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(150);
  expect(new Set(placed.map(({ body }) => body.data.number)).size).toBe(50);
  expect([await stockOf(rare), await soldOf(rare)]).toEqual([0, 50]);
});

test('carts with the same goods in another order, and cancellations between them, never block each other', async () => {
  await setStock(aegean, 60);
  await setStock(sunny, 60);
  const [one, other] = [
    { product_id: aegean, quantity: 1 },
    { product_id: sunny, quantity: 1 },
  ];
  const requests = [await orderRequest(api, [one, other]), await orderRequest(api, [other, one])];
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const placed = await sendOrder(api, requests[index % 2]);
      if (index % 3 > 0) return placed.status;
      const { number, token } = placed.body.data;
      return (await api.ask('orders.php?action=cancel', { body: { number, token } })).status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect([await stockOf(aegean), await soldOf(aegean)]).toEqual([20, 40]);
  expect([await stockOf(sunny), await soldOf(sunny)]).toEqual([20, 40]);
});

test('a buyer who retries while the first try is under way has one order', async () => {
  await setStock(rare, 5);
  const request = await orderRequest(api, [{ product_id: rare, quantity: 1 }]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendOrder(api, request, 'one-and-the-same')));
  expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
  expect(await stockOf(rare)).toBe(4);
});

test('a coupon for ten orders is used by exactly ten of forty', async () => {
  const token = await api.signIn(ADMIN);
  await setStock(sunny, 100);
  const coupon = { code: 'FIRST-TEN', kind: 'percent', value: 10, usage_limit: 10 };
  await api.ask('coupons.php', { token, body: coupon });
  const request = await orderRequest(api, [{ product_id: sunny, quantity: 1 }], { coupon: coupon.code });
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendOrder(api, request)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'QUOTE_CHANGED')).toHaveLength(30);
  expect(await stockOf(sunny)).toBe(90);
});

test('reservations that ran out come back once, however many look after them at once', async () => {
  await setStock(aegean, 30);
  const changes = { payment_method: 'bank_transfer' };
  const request = await orderRequest(api, [{ product_id: aegean, quantity: 2 }], changes);
  await Promise.all(Array.from({ length: 10 }, () => sendOrder(api, request)));
  expect(await stockOf(aegean)).toBe(10);
  const later = new Date(Date.now() + 73 * 60 * 60 * 1000);
  const rounds = await Promise.all([1, 2, 3, 4].map(() => expireReservations(api.db, later)));
  expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(10);
  expect(await stockOf(aegean)).toBe(30);
});
