import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { rememberAccounts } from '../../testing/restore-accounts.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  restore = await rememberAccounts(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.signIn(ADMIN);
});
afterEach(() => restore());

const act = (action: string, id: number) => api.request(`admin-users.php?action=${action}`, { token, body: { id } });
const get = async (id: number) => (await api.request(`admin-users.php?action=get&id=${id}`, { token })).body.data;
const getId = async (email: string) =>
  (await api.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const signIn = (email: string) => api.request('login.php', { body: { email, password: PASSWORD } });
const getKinds = async (userId: number) =>
  (await api.db.selectFrom('account_events').select('kind').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

async function placeOrder(as?: string, changes: Record<string, unknown> = {}) {
  const body = await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }], changes);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const placed = as
    ? await api.request('orders.php?action=create', { body, token: as, headers })
    : await sendOrder(api, body);
  return placed.body.data.number as string;
}

const booking = {
  ...{ product_id: productIds.aegean, full_name: 'Μαρία Παπαδοπούλου', email: USER, phone: '+30 2101234567' },
  ...{ number_of_people: 1, total_cost: 50, booking_date: '2099-03-04' },
};

test('a customer is shown with orders, bookings, addresses and consents', async () => {
  const user = await api.signIn(USER);
  const own = await placeOrder(user, { marketing_consent: true });
  const asGuest = await placeOrder();
  await placeOrder(undefined, { contact: { full_name: 'Άλλος', email: 'other@example.gr', phone: '+30 2101234567' } });
  await api.request('settings.php?action=create_appointment', { token: user, body: booking });
  const address = { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' };
  await api.request('profile.php?action=addresses', { token: user, body: address });
  const message = { action: 'send_message', email: USER, message: 'Γεια σας', gdprConsent: true };
  await api.request('contact.php', { body: message });
  const id = await getId(USER);
  // A guest's order belongs to the account only while the address is verified.
  expect((await get(id)).latest_orders).toMatchObject([{ number: own }]);
  await api.db.updateTable('users').set({ email_verified_at: '2026-01-01' }).where('id', '=', id).execute();
  const customer = await get(id);
  expect(customer).toMatchObject({
    orders: 2,
    latest_orders: [
      { number: asGuest, total: 52, status: 'pending', payment_status: 'awaiting', fulfilment_status: 'unfulfilled' },
      { number: own },
    ],
    bookings: [{ product_name: 'Αιγαίο 02', status: 'requested', booking_date: '2099-03-04' }],
    addresses: [address],
    disabled: false,
  });
  expect(customer.consents).toMatchObject([
    { kind: 'privacy', granted: true, source: '' },
    { kind: 'marketing', granted: false, source: asGuest },
    { kind: 'marketing', granted: true, source: own },
  ]);
});

test('nobody signs in to a disabled account, with the same error as for a wrong password', async () => {
  const id = await getId(USER);
  const theirs = await api.signIn(USER);
  const wrong = await api.request('login.php', { body: { email: USER, password: 'not the password' } });
  expect((await act('disable', id)).body.message).toBe('Ο λογαριασμός απενεργοποιήθηκε.');
  expect((await api.request('login.php', { token: theirs })).status).toBe(401);
  const refused = await signIn(USER);
  expect([refused.status, refused.body]).toEqual([wrong.status, wrong.body]);
  const listed = async (state: string) =>
    (await api.request(`admin-users.php?state=${state}`, { token })).body.data.map(
      ({ email }: { email: string }) => email,
    );
  expect([await listed('disabled'), await listed('active')]).toEqual([[USER], [ADMIN]]);
  await act('enable', id);
  expect((await signIn(USER)).status).toBe(200);
  expect(await getKinds(id)).toEqual(['disabled', 'enabled']);
});

test.each(['disable', 'anonymise'])('%s protects the last owner and one’s own account', async (action) => {
  const own = await getId(ADMIN);
  const user = await getId(USER);
  const last = 'Ο τελευταίος ιδιοκτήτης δεν μπορεί να αφαιρεθεί. Ορίστε πρώτα έναν άλλον.';
  expect((await act(action, own)).body.message).toBe(last);
  await api.db.updateTable('users').set({ role: 'owner' }).where('id', '=', user).execute();
  expect((await act(action, own)).body.message).toMatch(/^Ο δικός σας λογαριασμός/);
  // A disabled owner does not count as another owner.
  await act('disable', user);
  expect((await act(action, own)).body.message).toBe(last);
  expect((await api.request('login.php', { token })).status).toBe(200);
});

test.each(['disable', 'enable', 'anonymise', 'send-reset', 'end-sessions', 'export'])(
  'a manager may not %s accounts of staff',
  async (action) => {
    const manager = await addAccount(api.db, 'manager');
    const id = await getId(ADMIN);
    const { status } = await api.request(`admin-users.php?action=${action}`, { token: manager.token, body: { id } });
    expect(status).toBe(403);
  },
);

test('staff can anonymise a customer with the same result as an erasure by the customer, once nothing is open', async () => {
  const user = await api.signIn(USER);
  await placeOrder(user);
  const id = await getId(USER);
  const open = await act('anonymise', id);
  expect([open.status, open.body.message]).toEqual([409, expect.stringContaining('Ο πελάτης έχει παραγγελία')]);
  await api.db.updateTable('orders').set({ status: 'completed' }).execute();
  expect((await act('anonymise', id)).status).toBe(200);
  expect(await api.db.selectFrom('orders').select(['full_name', 'email', 'user_id']).execute()).toEqual([
    { full_name: 'Διαγραμμένος πελάτης', email: 'erased@erased.invalid', user_id: null },
  ]);
  expect((await signIn(USER)).status).toBe(401);
  expect(await getKinds(id)).toEqual(['anonymised']);
});

test('a reset link is sent in the language of the last order, if the shop can send e-mail', async () => {
  const id = await getId(USER);
  expect((await act('send-reset', id)).body.data).toEqual({ delivery: 'none' });
  const server = { smtp_host: 'mail.example.gr', mail_from: 'shop@example.gr' };
  await api.request('settings.php', { token, body: server });
  await api.db.updateTable('users').set({ email_verified_at: '2026-01-01' }).execute();
  const user = await api.signIn(USER);
  await placeOrder(user);
  await api.db.updateTable('orders').set({ language: 'en' }).execute();
  expect((await act('send-reset', id)).body.data).toEqual({ delivery: 'sent' });
  const email = await api.db
    .selectFrom('emails')
    .select(['recipient', 'language'])
    .where('template', '=', 'reset_password')
    .executeTakeFirstOrThrow();
  expect(email).toEqual({ recipient: USER, language: 'en' });
  await act('disable', id);
  expect((await act('send-reset', id)).status).toBe(409);
  expect(await getKinds(id)).toEqual(['reset_sent', 'disabled']);
});

test('all sessions of an account are ended; for one’s own account all except the current one', async () => {
  const theirs = await api.signIn(USER);
  const elsewhere = await api.signIn(ADMIN);
  await act('end-sessions', await getId(USER));
  await act('end-sessions', await getId(ADMIN));
  const statuses = await Promise.all(
    [theirs, elsewhere, token].map(async (one) => (await api.request('login.php', { token: one })).status),
  );
  expect(statuses).toEqual([401, 401, 200]);
});

test('an export by staff equals an export by the customer, and is logged', async () => {
  await placeOrder(await api.signIn(USER));
  const id = await getId(USER);
  const { body } = await act('export', id);
  const own = await api.request('profile.php?action=export', { token: await api.signIn(USER) });
  const { exported_at: _at, sessions: _sessions, events: _events, ...expected } = own.body.data;
  expect(body.data).toMatchObject(expected);
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
  expect(await getKinds(id)).toEqual(['exported']);
});

test('an export contains the shop’s replies', async () => {
  const id = await getId(USER);
  await api.db.updateTable('users').set({ email_verified_at: '2026-01-01' }).where('id', '=', id).execute();
  const message = { action: 'send_message', email: USER, message: 'Πότε ανοίγετε;' };
  await api.request('contact.php', { body: message });
  const [{ id: messageId }] = (await api.request('contact.php', { token })).body.data;
  const reply = { id: messageId, version: 1, text: 'Στις 10.' };
  await api.request('contact.php?action=reply', { token, body: reply });
  expect((await act('export', id)).body.data.messages).toMatchObject([
    { message: 'Πότε ανοίγετε;', replies: [{ text: 'Στις 10.' }] },
  ]);
});

test.each(['disable', 'enable', 'anonymise', 'send-reset', 'end-sessions', 'export'])(
  '%s of an account that does not exist',
  async (action) => {
    expect((await act(action, 9999)).status).toBe(404);
  },
);
