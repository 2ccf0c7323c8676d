import { orderRequest } from '../../testing/order-request.ts';
import { rememberAccounts } from '../../testing/restore-accounts.ts';
import { ADMIN, PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const NEW = 'maria.new@example.gr';

let api: TestApi;
let token: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await startTestApi();
  restore = await rememberAccounts(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.updateTable('products').set({ stock: 10 }).where('id', '=', 1).execute();
  token = await api.signIn(USER);
});
afterEach(() => restore());

const get = async (action = '', as = token) =>
  (await api.request(`profile.php${action && `?action=${action}`}`, { token: as })).body.data;
const send = (method: string, action: string, body: object, as = token) =>
  api.request(`profile.php${action && `?action=${action}`}`, { method, token: as, body });
const update = (body: object) => send('PUT', '', body);

async function connectMail() {
  for (const [key, value] of Object.entries({ smtp_host: '"mail.example"', mail_from: '"shop@example.gr"' })) {
    await api.db.deleteFrom('settings').where('key', '=', key).execute();
    await api.db.insertInto('settings').values({ key, value_el: value, value_en: value }).execute();
  }
}

async function lastLetter() {
  const rows = await api.db.selectFrom('emails').select(['template', 'recipient', 'params']).orderBy('id').execute();
  const { params = '{}', ...letter } = rows.at(-1) ?? {};
  return { ...letter, token: JSON.parse(params).token as string };
}

const order = async (as: string | undefined, changes: Record<string, unknown> = {}, key = 'a-key-of-its-own') => {
  const body = await orderRequest(api, [{ product_id: 1, quantity: 1 }], changes);
  const sent = await api.request('orders.php?action=create', { body, token: as, headers: { 'idempotency-key': key } });
  return sent.body.data as { number: string; token: string };
};

describe('details', () => {
  test('are read and changed, and no other fields are', async () => {
    const before = await get();
    expect(before).toMatchObject({ name: 'Μαρία', email: USER, phone: '', role: 'user', pending_email: null });
    const wrong = { id: 1, role: 'admin', must_change_password: 1, email_verified_at: '2026-01-01' };
    const changed = await update({ ...wrong, name: ' Μαρία Νέα ', phone: '+30 2101234567', version: before.version });
    expect(changed.body).toMatchObject({ message: 'Τα στοιχεία σας αποθηκεύτηκαν.', verification: 'none' });
    const { version: _version, ...rest } = before;
    expect(await get()).toEqual({
      ...rest,
      name: 'Μαρία Νέα',
      phone: '+30 2101234567',
      version: before.version + 1,
    });
    expect((await update({ name: 'Άλλη', version: before.version })).status).toBe(412);
  });

  test('a new e-mail address needs the password', async () => {
    const missing = await update({ email: NEW });
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['current_password']]);
    expect((await update({ email: NEW, current_password: 'wrong' })).body.errors).toHaveProperty('current_password');
    expect((await get()).email).toBe(USER);
  });

  test('without a mail server a new e-mail address applies at once, ends other sessions, and must be free', async () => {
    const elsewhere = await api.signIn(USER);
    expect((await update({ email: ADMIN, current_password: PASSWORD })).body.errors).toHaveProperty('email');
    expect((await update({ email: NEW, current_password: PASSWORD })).body.data).toMatchObject({ email: NEW });
    expect((await api.request('login.php', { token: elsewhere })).status).toBe(401);
    expect(await api.signIn(NEW)).toBeTruthy();
  });

  test('with mail, a new e-mail address must be confirmed, and no response reveals whether it is taken', async () => {
    await connectMail();
    const taken = await update({ email: ADMIN, current_password: PASSWORD });
    const free = await update({ email: NEW, current_password: PASSWORD });
    expect([taken.body.message, taken.body.verification]).toEqual([free.body.message, 'sent']);
    expect(free.body.data).toMatchObject({ email: USER, pending_email: NEW });
    const letter = await lastLetter();
    expect(letter).toMatchObject({ template: 'verify_email', recipient: NEW });
    expect((await api.request('users.php?action=verify-email', { body: { token: letter.token } })).status).toBe(200);
    expect(await get()).toMatchObject({ email: NEW, email_verified: true, pending_email: null });
  });
});

test('the size of a frame that fits is stored, with the sizes of frames that were bought; other users do not see them', async () => {
  await api.db.updateTable('products').set({ lens_width: 52, bridge_width: 17 }).where('id', '=', 1).execute();
  expect(await get('frame-fit')).toEqual({ size: null, owned: [] });
  await order(token);
  expect((await send('PUT', 'frame-fit', { size: '52-17-140' })).body.data).toEqual({
    size: '52-17-140',
    owned: [{ slug: 'aegean-02', name: 'Αιγαίο 02', size: '52-17-145' }],
  });
  expect((await get('export')).account.frame_size).toBe('52-17-140');
  expect(await get('frame-fit', await api.signIn(ADMIN))).toEqual({ size: null, owned: [] });
  expect((await send('PUT', 'frame-fit', { size: '52 17' })).status).toBe(422);
  expect((await send('PUT', 'frame-fit', { size: null })).body.data.size).toBeNull();
});

test('a new password requires the old one and ends the other sessions', async () => {
  const elsewhere = await api.signIn(USER);
  const change = (new_password: string) => send('PUT', 'password', { current_password: PASSWORD, new_password });
  expect((await change('maria12345')).body.errors.new_password).toMatch(/όνομα/);
  expect((await change('seven green bicycles')).status).toBe(200);
  expect((await api.request('login.php', { token: elsewhere })).status).toBe(401);
  expect(await api.signIn(USER, 'seven green bicycles')).toBeTruthy();
  expect(await lastLetter()).toMatchObject({ template: 'password_changed', recipient: USER });
});

describe('addresses', () => {
  const home = { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' };
  const work = { ...home, street: 'Σταδίου', is_default: true };

  test('are stored, the first one as the default', async () => {
    await send('POST', 'addresses', home);
    const both = (await send('POST', 'addresses', work)).body.data;
    expect(both).toMatchObject([
      { street: 'Σταδίου', country: 'GR', is_default: true },
      { street: 'Ερμού', is_default: false },
    ]);
    const [first, second] = both;
    await send('PUT', 'addresses', { id: first.id, version: 1, ...work, city: 'Πάτρα' });
    expect((await send('PUT', 'addresses', { id: first.id, version: 1, ...work })).status).toBe(412);
    const left = await send('DELETE', 'addresses', { id: first.id });
    expect(left.body.data).toMatchObject([{ id: second.id, is_default: true }]);
  });

  test('are validated like the checkout’s, and their number is limited', async () => {
    for (const postcode of ['12', '00000', '99999']) {
      expect((await send('POST', 'addresses', { ...home, postcode })).body.errors).toHaveProperty('postcode');
    }
    expect((await send('POST', 'addresses', { ...home, postcode: '106 73' })).body.data[0].postcode).toBe('10673');
    for (let count = 2; count <= 20; count++) await send('POST', 'addresses', home);
    const refused = await send('POST', 'addresses', home);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Κρατάμε το πολύ 20 διευθύνσεις. Διαγράψτε πρώτα μία.',
    ]);
  });

  test('of another user are not found', async () => {
    const [{ id }] = (await send('POST', 'addresses', home)).body.data;
    const other = await api.signIn(ADMIN);
    expect(await get('addresses', other)).toEqual([]);
    expect((await send('PUT', 'addresses', { id, ...work }, other)).status).toBe(404);
    expect((await send('DELETE', 'addresses', { id }, other)).status).toBe(404);
    expect(await get('addresses')).toMatchObject([{ id, street: 'Ερμού' }]);
  });
});

describe('sessions', () => {
  const signInFrom = async (agent: string, as?: string) => {
    const body = { email: USER, password: PASSWORD };
    return (await api.request('login.php', { body, token: as, headers: { 'user-agent': agent } })).body.token as string;
  };

  test('are listed with their device, and ended one by one or all except the current one', async () => {
    const chrome = await signInFrom(CHROME);
    const listed = await get('sessions', chrome);
    expect(listed.find((one: { is_current: boolean }) => one.is_current)).toMatchObject({ device: 'Chrome · Windows' });
    expect(listed).toHaveLength(2);
    const other = listed.find((one: { is_current: boolean }) => !one.is_current);
    expect((await send('DELETE', 'sessions', { id: other.id }, chrome)).status).toBe(200);
    expect((await api.request('login.php', { token })).status).toBe(401);
    const third = await signInFrom(CHROME);
    await send('POST', 'revoke-other-sessions', {}, chrome);
    expect((await api.request('login.php', { token: third })).status).toBe(401);
    expect(await get('sessions', chrome)).toHaveLength(1);
  });

  test('of another user are not found', async () => {
    const [{ id }] = await get('sessions');
    const other = await api.signIn(ADMIN);
    expect((await send('DELETE', 'sessions', { id }, other)).status).toBe(404);
    expect((await api.request('login.php', { token })).status).toBe(200);
  });

  test('end when a new login sends their token', async () => {
    await signInFrom(CHROME, token);
    expect((await api.request('login.php', { token })).status).toBe(401);
  });
});

describe('personal data', () => {
  beforeEach(async () => {
    await order(token);
    await order(undefined, {}, 'a-guest-of-that-address');
    await send('POST', 'addresses', { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' });
    await api.request('wishlist.php', { token, body: { type: 'product', id: 2 } });
  });

  const prove = () => api.db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00.000Z' }).execute();

  test('is exported completely, without secrets', async () => {
    const response = await api.request('profile.php?action=export', { token });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body.data).toMatchObject({
      account: { email: USER },
      addresses: [{ street: 'Ερμού' }],
      orders: [{ full_name: 'Μαρία Παπαδοπούλου', lines: [{ name: 'Αιγαίο 02', quantity: 1, unit_price: 50 }] }],
      wishlist: [{ type: 'product', id: 2 }],
      sessions: [{ device: '' }],
    });
    expect(JSON.stringify(response.body)).not.toMatch(/argon2|token|hash/);
  });

  test('includes guest orders only if the e-mail address is verified', async () => {
    expect((await get('export')).orders).toHaveLength(1);
    await prove();
    expect((await get('export')).orders).toHaveLength(2);
    expect((await get('export', await api.signIn(ADMIN))).orders).toEqual([]);
  });

  test('is erased except for the amounts required by bookkeeping', async () => {
    await prove();
    const erase = (password = PASSWORD) => send('POST', 'erase', { password });
    expect((await erase('wrong')).body.errors).toHaveProperty('password');
    const open = await erase();
    expect([open.status, open.body.message]).toEqual([409, expect.stringContaining('σε εξέλιξη')]);
    await api.db.updateTable('orders').set({ status: 'completed' }).execute();
    const invoice = JSON.stringify({ vat_number: '094014201', company_name: 'ΑΒΓ', tax_office: 'Α' });
    await api.db.updateTable('orders').set({ invoice }).where('user_id', 'is', null).execute();
    const before = await api.db.selectFrom('orders').select(['number', 'total_cents']).orderBy('id').execute();

    expect((await erase()).body.message).toBe('Ο λογαριασμός σας διαγράφηκε.');
    expect((await api.request('login.php', { token })).status).toBe(401);
    expect((await api.request('login.php', { body: { email: USER, password: PASSWORD } })).status).toBe(401);
    const after = await api.db.selectFrom('orders').selectAll().orderBy('id').execute();
    expect(after.map(({ number, total_cents }) => ({ number, total_cents }))).toEqual(before);
    expect(after).toMatchObject([
      { full_name: 'Διαγραμμένος πελάτης', address: null, user_id: null },
      { full_name: 'Διαγραμμένος πελάτης', invoice, address: expect.stringContaining('Ερμού') },
    ]);
    for (const table of ['orders', 'bookings', 'contact_messages', 'emails', 'users'] as const) {
      expect(JSON.stringify(await api.db.selectFrom(table).selectAll().execute())).not.toContain(USER);
    }
    expect(await api.db.selectFrom('addresses').select('id').execute()).toEqual([]);
    expect(await api.db.selectFrom('wishlist_items').select('id').execute()).toEqual([]);
  });

  test('an anonymised order can still be read', async () => {
    await prove();
    const { number, token: key } = await order(token, {}, 'one-more-of-its-own');
    await api.db.updateTable('orders').set({ status: 'cancelled' }).execute();
    await send('POST', 'erase', { password: PASSWORD });
    const { status, body } = await api.request(`orders.php?action=get&number=${number}&token=${key}`);
    expect([status, body.data.contact.full_name]).toEqual([200, 'Διαγραμμένος πελάτης']);
  });
});

test('the last owner cannot erase their own account', async () => {
  const owner = await api.signIn(ADMIN);
  const refused = await send('POST', 'erase', { password: PASSWORD }, owner);
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  expect((await api.request('login.php', { token: owner })).status).toBe(200);
});
