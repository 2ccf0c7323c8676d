import { productIds } from '../../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder, setBankAccount } from '../../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { expireReservations } from './expire-reservations.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Longer than a bank transfer may take (product.md section 3). */
const LATER_MS = 73 * HOUR_MS;
const STOCK = 10;
const product = productIds.aegean;

let api: TestApi;
let staff: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.signIn(ADMIN);
  await setBankAccount(api);
});
afterAll(() => api.close());
beforeEach(() => api.db.updateTable('products').set({ stock: STOCK }).where('id', '=', product).execute());

async function unpaidOrder() {
  const changes = { payment_method: 'bank_transfer' };
  const request = await orderRequest(api, [{ product_id: product, quantity: 1 }], changes);
  return (await sendOrder(api, request)).body.data as { number: string; token: string };
}

const seenByBuyer = async (key: { number: string; token: string }) =>
  (await api.request(`orders.php?${new URLSearchParams({ action: 'get', ...key })}`)).body.data;

async function step(number: string, axis: string, to: string) {
  const orders = api.db.selectFrom('orders').select(['id', 'version']);
  const order = await orders.where('number', '=', number).executeTakeFirstOrThrow();
  const { status } = await api.request('admin-orders.php?action=transition', {
    method: 'PUT',
    token: staff,
    body: { ...order, axis, to },
  });
  expect(status).toBe(200);
}

const stock = async () =>
  (await api.db.selectFrom('products').select('stock').where('id', '=', product).executeTakeFirstOrThrow()).stock;

test('an unpaid order that staff have not accepted shows its expiry, and is cancelled then', async () => {
  const order = await unpaidOrder();
  expect((await seenByBuyer(order)).bank_transfer).toHaveProperty('pay_until');
  expect(await expireReservations(api.db, new Date(Date.now() + LATER_MS))).toBe(1);
  expect(await seenByBuyer(order)).toMatchObject({ status: 'cancelled' });
  expect(await stock()).toBe(STOCK);
});

test.each([
  ['order', 'confirmed'],
  ['fulfilment', 'ready_pickup'],
])('an unpaid order with %s %s does not expire, and keeps its goods until it is cancelled', async (axis, to) => {
  const order = await unpaidOrder();
  await step(order.number, axis, to);
  const { bank_transfer: transfer } = await seenByBuyer(order);
  expect(transfer).toHaveProperty('account');
  expect(transfer).not.toHaveProperty('pay_until');
  expect(await expireReservations(api.db, new Date(Date.now() + LATER_MS))).toBe(0);
  expect(await stock()).toBe(STOCK - 1);

  await step(order.number, 'order', 'cancelled');
  expect(await stock()).toBe(STOCK);
});
