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

async function newOrder(quantity = 1, changes: Record<string, unknown> = {}) {
  const request = await orderRequest(api, [{ product_id: productIds.aegean, quantity }], changes);
  const { number, token: key } = (await sendOrder(api, request)).body.data as { number: string; token: string };
  const { id } = await api.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  return { id, number, key };
}

const read = async (id: number) => (await api.request(`admin-orders.php?action=get&id=${id}`, { token })).body.data;
async function change(action: string, id: number, more: object) {
  const { version } = await read(id);
  const method = action === 'transition' ? 'PUT' : 'POST';
  return api.request(`admin-orders.php?action=${action}`, { method, token, body: { id, version, ...more } });
}
const list = async (query: string) =>
  (await api.request(`admin-orders.php?${query}`, { token })).body.data.map(({ number }: { number: string }) => number);

test('orders are filtered by state and day, sorted, and found by their complete number', async () => {
  const small = await newOrder(1);
  const large = await newOrder(3);
  const at = (id: number, created_at: string) =>
    api.db.updateTable('orders').set({ created_at }).where('id', '=', id).execute();
  // Half past eleven in the evening of the 9th, and half past midnight of the 10th, in Athens.
  await at(small.id, '2026-03-09T21:30:00.000Z');
  await at(large.id, '2026-03-09T22:30:00.000Z');
  await change('transition', large.id, { axis: 'payment', to: 'paid' });
  await change('transition', small.id, { axis: 'fulfilment', to: 'ready_pickup' });

  expect(await list('from=2026-03-09&to=2026-03-09')).toEqual([small.number]);
  expect(await list('from=2026-03-10&to=2026-03-10')).toEqual([large.number]);
  expect(await list('payment=paid')).toEqual([large.number]);
  expect(await list('fulfilment=ready_pickup')).toEqual([small.number]);
  expect(await list('sort=total&order=asc')).toEqual([small.number, large.number]);
  expect(await list(`search=${small.number.toLowerCase()}`)).toEqual([small.number]);
  const { body } = await api.request('admin-orders.php?action=counts', { token });
  expect(body.data).toMatchObject({
    status: { pending: 2, cancelled: 0 },
    payment_status: { paid: 1, awaiting: 1 },
    fulfilment_status: { ready_pickup: 1 },
    open_withdrawals: 0,
  });
});

test('the carrier and the tracking number are stored with the order', async () => {
  const { id } = await newOrder();
  const parcel = { carrier: 'ACS', tracking_number: 'AB123456789GR' };
  const { body } = await change('transition', id, { axis: 'fulfilment', to: 'shipped', ...parcel });
  expect(body.data.shipment).toEqual(parcel);
});

test('notes are visible to staff only', async () => {
  const { id, number, key } = await newOrder();
  await change('note', id, { text: 'Τηλεφώνησε για το χρώμα.' });
  expect((await read(id)).notes).toMatchObject([{ text: 'Τηλεφώνησε για το χρώμα.', actor: ADMIN }]);
  const seen = await api.request(`orders.php?action=get&number=${number}&token=${key}`);
  expect(seen.body.data.number).toBe(number);
  expect(JSON.stringify(seen.body)).not.toContain('Τηλεφώνησε');
});

test('a payment recorded by staff is refunded in parts, exact to the cent', async () => {
  const { id } = await newOrder();
  expect((await change('refund', id, { amount: 1 })).status).toBe(422);
  await change('transition', id, { axis: 'payment', to: 'paid' });
  expect((await change('refund', id, { amount: 0.01 })).body.data).toMatchObject({
    payment_status: 'part_refunded',
    refunded: 0.01,
  });
  expect((await change('refund', id, { amount: 52 })).status).toBe(422);
  expect((await change('refund', id, { amount: 51.99 })).body.data).toMatchObject({
    payment_status: 'refunded',
    paid: 52,
    refunded: 52,
  });
});

test('an export has the spreadsheet format of its language and no formulas', async () => {
  const contact = { full_name: '=cmd|"x"!A1', email: 'csv@example.gr', phone: '+30 2101234567' };
  const { number } = await newOrder(1, { contact });
  const { body } = await api.request(`admin-orders.php?action=export&search=csv@example.gr`, { token });
  expect(body.data).toMatchObject({
    count: 1,
    is_complete: true,
    filename: expect.stringMatching(/^orders-all-.*\.csv$/),
  });
  const [headings, row] = body.data.csv.split('\r\n');
  expect(headings.startsWith('\uFEFF"Αριθμός";"Ημερομηνία (UTC)";')).toBe(true);
  expect(row).toContain(`"${number}"`);
  expect(row).toContain(`"'=cmd|""x""!A1"`);
  expect(row).toContain(`"'+30 2101234567"`);
  expect(row).toContain(';"52,00";');
});
