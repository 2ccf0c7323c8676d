import { fakeDate } from '../../testing/fake-date.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder, setBankAccount } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

/** Noon of Monday 30 March 2026 in Athens, the day after the change to summer time. */
const NOW = new Date('2026-03-30T09:00:00Z');

let api: TestApi;
let token: string;
beforeEach(async () => {
  fakeDate(NOW);
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  await api.db.updateTable('products').set({ stock: 100 }).execute();
});
afterEach(async () => {
  await api.close();
  jest.useRealTimers();
});

const read = async (language = 'el') => (await api.request(`dashboard.php?lang=${language}`, { token })).body.data;

async function placeOrder(created_at: string, changes: object = {}) {
  const { body } = await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }]));
  await api.db
    .updateTable('orders')
    .set({ created_at, ...changes })
    .where('number', '=', body.data.number)
    .execute();
}

test('turnover is that of the shop’s days, without cancelled orders and refunds', async () => {
  // An order costs 52 euros.
  await placeOrder('2026-03-29T21:00:00.000Z');
  await placeOrder('2026-03-30T08:59:59.000Z', { paid_cents: 5200, refunded_cents: 1000 });
  await placeOrder('2026-03-30T08:00:00.000Z', { status: 'cancelled' });
  // The 29th has 23 hours: its last second in Athens.
  await placeOrder('2026-03-29T20:59:59.000Z');
  // A week before, winter time: midnight, one second before noon, and the afternoon.
  await placeOrder('2026-03-22T22:00:00.000Z');
  await placeOrder('2026-03-23T09:59:59.000Z');
  await placeOrder('2026-03-23T14:00:00.000Z');
  await placeOrder('2026-03-16T21:59:59.000Z');
  const { today, week_before, days } = await read();
  expect(today).toEqual({ day: '2026-03-30', orders: 2, turnover: 94 });
  expect(week_before).toEqual({ day: '2026-03-23', orders: 2, turnover: 104 });
  expect(days).toHaveLength(14);
  expect(days[0].day).toBe('2026-03-17');
  expect(days.filter(({ orders }: { orders: number }) => orders > 0)).toEqual([
    { day: '2026-03-23', orders: 3, turnover: 156 },
    { day: '2026-03-29', orders: 1, turnover: 52 },
    { day: '2026-03-30', orders: 2, turnover: 94 },
  ]);
});

test('it counts the records that wait for staff', async () => {
  await placeOrder(NOW.toISOString());
  await api.db.updateTable('products').set({ stock: 3 }).where('id', '=', productIds.sunny).execute();
  await api.db.updateTable('products').set({ stock: 0, status: 'draft' }).where('id', '=', productIds.rare).execute();
  const booking = {
    ...{ product_id: productIds.aegean, full_name: 'Μαρία Παππά', email: 'maria@example.gr', phone: '+30 2101234567' },
    ...{ number_of_people: 1, total_cost: 50, booking_date: '2026-03-31' },
  };
  for (const _ of [1, 2]) await api.request('settings.php?action=create_appointment', { body: booking });
  await api.db.updateTable('bookings').set({ booking_date: '2026-03-30' }).where('id', '=', 1).execute();
  await api.request('contact.php', { body: { action: 'send_message', email: 'a@example.gr', message: 'Γεια' } });
  const failed = (next_attempt_at: string) => ({ status: 'failed' as const, next_attempt_at });
  const [recent, old] = await api.db.selectFrom('emails').select('id').orderBy('id').execute();
  await api.db
    .updateTable('emails')
    .set(failed('2026-03-24T00:00:00.000Z'))
    .where('id', '=', recent?.id ?? 0)
    .execute();
  await api.db
    .updateTable('emails')
    .set(failed('2026-03-20T00:00:00.000Z'))
    .where('id', '=', old?.id ?? 0)
    .execute();
  expect(await read()).toMatchObject({
    next: { confirm: 1, collect_payment: 0, ship: 0, deliver: 0, refund: 0, withdrawal: 0 },
    open_withdrawals: 0,
    appointments: { count: 1, first: [{ id: 1, full_name: 'Μαρία Παππά', status: 'requested' }] },
    low_stock: { count: 1, threshold: 3 },
    unread_messages: 1,
    failed_emails: 1,
  });
  const { notifications } = await read('en');
  expect(notifications[0]).toMatchObject({ title: 'New contact message', read: false });
});

test('the shop is set up step by step', async () => {
  await api.db.deleteFrom('settings').execute();
  await api.db.updateTable('products').set({ status: 'draft' }).execute();
  const listDone = async () =>
    (await read()).setup.flatMap(({ step, done }: { step: string; done: boolean }) => (done ? [step] : []));
  expect(await listDone()).toEqual([]);
  const set = (settings: object) => api.request('settings.php', { token, body: settings });
  await set({ company_name: 'Όραση', contact_address: 'Ερμού 12' });
  expect(await listDone()).toEqual(['company']);
  await set({ contact_email: 'hello@shop.example', contact_phone: '2101234567' });
  await setBankAccount(api);
  await set({ smtp_host: 'mail.shop.example' });
  await api.db.updateTable('products').set({ status: 'published' }).where('id', '=', 1).execute();
  expect(await listDone()).toEqual(['company', 'contact', 'bank_account', 'mail', 'product']);
});
