import { orderTransitions } from '@fakos/contracts/orders/contract';
import fc from 'fast-check';
import { orderRequest, sendOrder, setBankAccount } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  await setBankAccount(api);
});
afterAll(() => api.close());

const STOCK = 1_000_000;
const columns = { order: 'status', payment: 'payment_status', fulfilment: 'fulfilment_status' } as const;
type Axis = keyof typeof orderTransitions;

const step = fc
  .constantFrom<Axis>('order', 'payment', 'fulfilment')
  .chain((axis) => fc.record({ axis: fc.constant(axis), to: fc.constantFrom(...Object.keys(orderTransitions[axis])) }));
const walk = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  payment: fc.constantFrom('cash_on_delivery', 'bank_transfer'),
  steps: fc.array(step, { maxLength: 14 }),
});

/** Stock that is available, and stock that orders hold. */
async function pieces() {
  const { stock } = await api.db.selectFrom('products').select('stock').where('id', '=', 1).executeTakeFirstOrThrow();
  const { held } = await api.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('held'))
    .where('stock_state', 'in', ['reserved', 'committed'])
    .executeTakeFirstOrThrow();
  return stock + Number(held ?? 0);
}

test('random actions of staff only make allowed transitions, and no piece of stock is lost or duplicated', async () => {
  await api.db.updateTable('products').set({ stock: STOCK }).execute();
  await fc.assert(
    fc.asyncProperty(walk, async ({ quantity, payment, steps }) => {
      const request = await orderRequest(api, [{ product_id: 1, quantity }], { payment_method: payment });
      const { number } = (await sendOrder(api, request)).body.data;
      const { id } = await api.db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      let order = (await api.request(`admin-orders.php?action=get&id=${id}`, { token })).body.data;
      for (const { axis, to } of steps) {
        const from = order[columns[axis]] as string;
        const table: Readonly<Record<string, readonly string[]>> = orderTransitions[axis];
        const isLegal =
          table[from]?.includes(to) && !(order.status === 'cancelled' && ['ready_pickup', 'shipped'].includes(to));
        const body = { id, version: order.version, axis, to, allow_unpaid: true };
        const response = await api.request('admin-orders.php?action=transition', { method: 'PUT', token, body });
        expect([axis, from, to, response.status]).toEqual([axis, from, to, isLegal ? 200 : 409]);
        if (isLegal) order = response.body.data;
        expect(order[columns[axis]]).toBe(isLegal ? to : from);
        expect(order.refunded ?? 0).toBeLessThanOrEqual(order.paid ?? 0);
      }
      expect(order.events.every((event: { actor: string }) => event.actor !== '')).toBe(true);
      expect(await pieces()).toBe(STOCK);
    }),
    { numRuns: 40 },
  );
});
