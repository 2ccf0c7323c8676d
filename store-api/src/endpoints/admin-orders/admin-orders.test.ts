import { orderTransitions } from '@fakos/contracts/orders/contract';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

async function newOrder(quantity = 1, changes: Record<string, unknown> = {}) {
  const sent = await sendOrder(api, await orderRequest(api, [{ product_id: 1, quantity }], changes));
  const list = await api.request(`admin-orders.php?search=${sent.body.data.number}`, { token });
  return { id: list.body.data[0].id as number, ...(sent.body.data as { number: string; token: string }) };
}

const step = (id: number, version: number, axis: string, to: string) =>
  api.request('admin-orders.php?action=transition', { method: 'PUT', token, body: { id, version, axis, to } });

const stock = async () =>
  (await api.db.selectFrom('products').select('stock').where('id', '=', 1).executeTakeFirstOrThrow()).stock;

test('orders are listed newest first and found by name, e-mail, phone and number', async () => {
  const { number } = await newOrder(1, {
    contact: { full_name: 'Ελένη Σιδέρη', email: 'eleni@example.gr', phone: '6900000001' },
  });
  for (const search of ['σιδερη', 'eleni@', '6900000001', number]) {
    const { body } = await api.request(`admin-orders.php?search=${encodeURIComponent(search)}`, { token });
    expect(body.data.map((row: { number: string }) => row.number)).toEqual([number]);
  }
  const all = await api.request('admin-orders.php?limit=1', { token });
  expect(all.body.data[0].number).toBe(number);
});

test('a status change is logged with its actor and visible to the customer', async () => {
  const order = await newOrder();
  const done = await step(order.id, 1, 'order', 'confirmed');
  expect(done.body.data).toMatchObject({ status: 'confirmed', version: 2 });
  expect(done.body.data.events.at(-1)).toMatchObject({ axis: 'order', from: 'pending', to: 'confirmed', actor: ADMIN });
  const seen = await api.request(`orders.php?action=get&number=${order.number}&token=${order.token}`);
  expect(seen.body.data.status).toBe('confirmed');
});

test('a change based on an outdated version is refused', async () => {
  const { id } = await newOrder();
  const both = await Promise.all([step(id, 1, 'order', 'confirmed'), step(id, 1, 'payment', 'paid')]);
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
});

test('every pair of states follows the table of transitions', async () => {
  const { id } = await newOrder();
  const columns = { order: 'status', payment: 'payment_status', fulfilment: 'fulfilment_status' } as const;
  let allowedSteps = 0;
  for (const [axis, table] of Object.entries(orderTransitions) as [
    keyof typeof columns,
    Record<string, readonly string[]>,
  ][]) {
    for (const [from, allowed] of Object.entries(table)) {
      for (const to of Object.keys(table)) {
        const state = { status: 'pending', payment_status: 'awaiting', fulfilment_status: 'unfulfilled' } as const;
        await api.db
          .updateTable('orders')
          .set({ ...state, [columns[axis]]: from, version: 1 })
          .where('id', '=', id)
          .execute();
        const { status } = await step(id, 1, axis, to);
        expect([axis, from, to, status]).toEqual([axis, from, to, allowed.includes(to) ? 200 : 409]);
        if (status === 200) allowedSteps++;
      }
    }
  }
  expect(allowedSteps).toBe(24);
});

test('a forbidden step names both states in the language of the request', async () => {
  const { id } = await newOrder();
  const { body } = await step(id, 1, 'order', 'completed');
  expect(body.message).toBe('Η κατάσταση δεν μπορεί να αλλάξει από «Σε αναμονή» σε «Ολοκληρωμένη».');
});

test('a cancelled order returns its stock once, and can no longer be shipped', async () => {
  const before = await stock();
  const { id } = await newOrder(2);
  expect(await stock()).toBe(before - 2);
  expect((await step(id, 1, 'order', 'cancelled')).status).toBe(200);
  expect((await step(id, 2, 'order', 'cancelled')).status).toBe(409);
  expect((await step(id, 2, 'fulfilment', 'shipped')).status).toBe(409);
  expect(await stock()).toBe(before);
});

test('cancelling an order does not restock shipped goods', async () => {
  const { id } = await newOrder(1);
  const before = await stock();
  await step(id, 1, 'fulfilment', 'shipped');
  await step(id, 2, 'order', 'cancelled');
  expect(await stock()).toBe(before);
});
