import { analyticsTable } from '@fakos/contracts/analytics-reports/contract';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

/** Places an order at an instant and returns its id. */
async function order(at: string, items: readonly (readonly [number, number])[]): Promise<number> {
  const lines = items.map(([product_id, quantity]) => ({ product_id, quantity }));
  const { body } = await sendOrder(
    api,
    await orderRequest(api, lines, { shipping_method: 'pickup', payment_method: 'pay_in_store' }),
  );
  const row = await api.db
    .updateTable('orders')
    .set({ created_at: at })
    .where('number', '=', body.data.number)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const DAYS = 'from=2026-03-28&to=2026-03-30';
const read = async (query: string) => (await api.request(`analytics.php?${query}`, { token })).body.data;

test('turnover by day of the shop, category and brand: without cancelled orders and refunded amounts', async () => {
  const { aegean, sunny } = productIds;
  // The clocks go forward on the 29th: its day begins at 22:00 UTC and ends at 21:00 UTC.
  await order('2026-03-28T22:00:00.000Z', [[aegean, 1]]);
  const refunded = await order('2026-03-29T20:59:59.999Z', [
    [aegean, 2],
    [sunny, 1],
  ]);
  await order('2026-03-29T21:00:00.000Z', [[sunny, 1]]);
  const cancelled = await order('2026-03-29T12:00:00.000Z', [[aegean, 5]]);
  await api.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', cancelled).execute();
  await order('2026-03-26T12:00:00.000Z', [[aegean, 1]]);
  const refund = { provider: 'manual', kind: 'refund', reference: '', note: '', actor: 'test', at: '' } as const;
  for (const status of ['done', 'failed'] as const) {
    const { id } = await api.db
      .insertInto('payments')
      .values({ ...refund, order_id: refunded, status, amount_cents: 5000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('refund_lines')
      .values({ payment_id: id, position: 1, quantity: 1, amount_cents: 5000, restock: 0 })
      .execute();
  }
  await api.db.updateTable('orders').set({ refunded_cents: 5000 }).where('id', '=', refunded).execute();

  const data = await read(`action=sales&${DAYS}`);
  expect(data.days).toEqual([
    { day: '2026-03-28', orders: 0, turnover: 0 },
    { day: '2026-03-29', orders: 2, turnover: 189.9 },
    { day: '2026-03-30', orders: 1, turnover: 89.9 },
  ]);
  expect(data.totals).toEqual({ orders: 3, turnover: 279.8 });
  expect(data.previous).toMatchObject({ from: '2026-03-25', to: '2026-03-27', orders: 1 });
  expect(data.categories).toEqual([
    { id: 2, name: 'Γυαλιά ηλίου', quantity: 2, turnover: 179.8 },
    { id: 1, name: 'Σκελετοί', quantity: 2, turnover: 100 },
  ]);
  expect(data.brands.map(({ name }: { name: string }) => name)).toEqual(['Boreas', 'Aegean']);
  expect((await read(`action=sales&${DAYS}&lang=en`)).products).toEqual([
    { id: sunny, name: 'Sunny 01', quantity: 2, turnover: 179.8 },
    { id: aegean, name: 'Aegean 02', quantity: 2, turnover: 100 },
  ]);
  expect((await read(`action=export&table=sales_categories&${DAYS}`)).csv).toContain('"Γυαλιά ηλίου";"2";"179,80"');
});

test.each(analyticsTable.options)('the table %s can be exported', async (table) => {
  const { csv, count } = await read(`action=export&table=${table}&${DAYS}`);
  expect(csv.split('\r\n')).toHaveLength(count + 1);
});
