import { bookingStatus } from '@fakos/contracts/bookings/contract';
import { bookingTransitions } from '@fakos/contracts/bookings/rules';
import { fakeDate } from '../../testing/fake-date.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

/** Half past midnight of 22 November in Athens, while it is still the 21st in UTC. */
const NOW = new Date('2026-11-21T22:30:00Z');
const TOMORROW = '2026-11-23';

let api: TestApi;
let token: string;
beforeEach(async () => {
  fakeDate(NOW);
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(async () => {
  await api.close();
  jest.useRealTimers();
});

const form = {
  product_id: productIds.aegean,
  full_name: 'Μαρία Παπαδοπούλου',
  email: 'maria@example.gr',
  phone: '+30 2101234567',
  number_of_people: 2,
  special_requests: 'Το απόγευμα,\nαν γίνεται',
  total_cost: 100,
  booking_date: TOMORROW,
};
const book = (changes: Record<string, unknown> = {}, asking: { token?: string; language?: string } = {}) =>
  api.request('settings.php?action=create_appointment', {
    body: { ...form, ...changes },
    token: asking.token,
    headers: { 'accept-language': asking.language ?? 'el' },
  });
const list = (query = '') => api.request(`bookings.php${query}`, { token });
const get = (id: number) => api.request(`bookings.php?action=get&id=${id}`, { token });
const step = (id: number, version: number, status: string) =>
  api.request('bookings.php', { method: 'PUT', token, body: { id, version, status } });
const getIds = ({ body }: Awaited<ReturnType<typeof list>>) => body.data.map((row: { id: number }) => row.id);

test('a booking is stored with its log, and the visitor sees a confirmation in their language', async () => {
  expect((await book()).body).toEqual({ success: true, message: 'Η κράτηση ολοκληρώθηκε επιτυχώς!' });
  expect((await book({}, { language: 'en' })).body.message).toBe('Your booking was completed successfully!');
  expect((await get(1)).body.data).toEqual({
    ...form,
    service_id: null,
    starts_at: null,
    ends_at: null,
    staff: null,
    id: 1,
    version: 1,
    created_at: NOW.toISOString(),
    status: 'requested',
    product_name: 'Αιγαίο 02',
    language: 'el',
    user_id: null,
    notes: [],
    emails: [expect.objectContaining({ kind: 'booking_requested', status: 'waiting', recipient: form.email })],
    events: [{ from: null, to: 'requested', actor: 'customer', at: NOW.toISOString() }],
  });
});

test('the action may be in the body, and numbers may be strings of a form', async () => {
  const body = { ...form, action: 'create_appointment', product_id: '1', number_of_people: '2', total_cost: '100.00' };
  expect((await api.request('settings.php', { body })).status).toBe(200);
});

test('a booking stores the signed-in user', async () => {
  await book({}, { token: await api.signIn(USER) });
  await book();
  const rows = await api.db.selectFrom('bookings').select('user_id').orderBy('id').execute();
  expect(rows.map((row) => row.user_id)).toEqual([2, null]);
});

const required = 'Συμπληρώστε αυτό το πεδίο.';
const people = 'Γράψτε έναν αριθμό από 1 έως 10.';
const tooEarly = expect.stringMatching(/^Η πρώτη διαθέσιμη ημέρα είναι: .*23 Νοεμβρίου/);
const invalid = 'Αυτή η τιμή δεν είναι αποδεκτή.';
const notBookable = 'Αυτό το προϊόν δεν είναι διαθέσιμο για κράτηση.';

test.each([
  ['full_name', undefined, required],
  ['full_name', 'Μ', 'Γράψτε τουλάχιστον 2 χαρακτήρες.'],
  ['full_name', 'Μαρία\u0000', invalid],
  ['email', 'maria', 'Γράψτε ένα e-mail, για παράδειγμα maria@example.gr.'],
  ['phone', undefined, required],
  ['special_requests', 'α'.repeat(1001), 'Γράψτε το πολύ 1000 χαρακτήρες.'],
  ['number_of_people', undefined, required],
  ['number_of_people', 0, people],
  ['number_of_people', 11, people],
  ['number_of_people', 1.5, people],
  ['booking_date', undefined, required],
  ['booking_date', '2026-02-30', invalid],
  ['booking_date', '2026-11-22', tooEarly],
  ['booking_date', '2025-12-24', tooEarly],
  ['product_id', undefined, required],
  ['product_id', 999, notBookable],
])('refuses %s %j and keeps nothing', async (field, value, message) => {
  const { status, body } = await book({ [field]: value });
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
  expect((await list()).body.meta.total).toBe(0);
});

test.each([
  [1, 50],
  [10, 500],
])('takes a booking for %i people', async (number_of_people, total_cost) => {
  expect((await book({ number_of_people, total_cost })).status).toBe(200);
});

test('a draft cannot be booked', async () => {
  await api.db.updateTable('products').set({ status: 'draft' }).where('id', '=', productIds.aegean).execute();
  expect((await book()).body.errors).toEqual({ product_id: notBookable });
});

test('an outdated total is refused with the current one; discounts do not apply', async () => {
  const drifted = await book({ product_id: productIds.sunny, total_cost: 179.8 });
  expect(drifted.status).toBe(409);
  expect(drifted.body).toMatchObject({ code: 'QUOTE_CHANGED', quote: { total: 240 } });
  expect((await list()).body.meta.total).toBe(0);
  expect((await book({ product_id: productIds.sunny, total_cost: 240 })).status).toBe(200);
});

test('bookings are listed newest first in pages', async () => {
  for (const _ of [1, 2, 3]) await book();
  const first = await list('?limit=2');
  expect(getIds(first)).toEqual([3, 2]);
  expect(first.body.meta).toEqual({ page: 1, limit: 2, total: 3 });
  expect(getIds(await list('?limit=2&page=2'))).toEqual([1]);
});

test('bookings are found by status and by day, both ends included', async () => {
  for (const booking_date of ['2026-12-01', '2026-12-02', '2026-12-03']) await book({ booking_date });
  await step(2, 1, 'confirmed');
  expect(getIds(await list('?status=confirmed'))).toEqual([2]);
  await step(3, 1, 'cancelled');
  expect(getIds(await list('?status=open'))).toEqual([2, 1]);
  expect(getIds(await list('?from=2026-12-02'))).toEqual([3, 2]);
  expect(getIds(await list('?to=2026-12-02'))).toEqual([2, 1]);
  expect(getIds(await list('?from=2026-12-01&to=2026-12-02&status=requested'))).toEqual([1]);
  expect((await list('?from=yesterday')).status).toBe(422);
});

test('a status change is logged with its actor', async () => {
  await book();
  const { body } = await step(1, 1, 'confirmed');
  expect(body).toMatchObject({
    message: 'Η κράτηση ενημερώθηκε.',
    data: { status: 'confirmed', version: 2 },
  });
  expect(body.data.events.at(-1)).toEqual({
    from: 'requested',
    to: 'confirmed',
    actor: ADMIN,
    at: NOW.toISOString(),
  });
});

test('every pair of statuses follows the table of transitions', async () => {
  await book();
  const allowed: string[] = [];
  for (const from of bookingStatus.options) {
    for (const to of Object.keys(bookingTransitions)) {
      await api.db.updateTable('bookings').set({ status: from, version: 1 }).execute();
      const { status } = await step(1, 1, to);
      expect([200, 409]).toContain(status);
      if (status === 200) allowed.push(`${from} ${to}`);
    }
  }
  expect(allowed).toEqual([
    'requested confirmed',
    'requested cancelled',
    'confirmed completed',
    'confirmed no_show',
    'confirmed cancelled',
  ]);
});

test('a forbidden step names both statuses and logs nothing', async () => {
  await book();
  const { body } = await step(1, 1, 'completed');
  expect(body.message).toBe('Η κατάσταση δεν μπορεί να αλλάξει από «Αίτημα» σε «Ολοκληρωμένη».');
  expect((await get(1)).body.data.events).toHaveLength(1);
});

test('of two concurrent status changes one is applied, the other one is stale', async () => {
  await book();
  const both = await Promise.all([step(1, 1, 'confirmed'), step(1, 1, 'cancelled')]);
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
  expect((await get(1)).body.data.events).toHaveLength(2);
});

describe('a move', () => {
  const move = (id: number, version: number, booking_date: string) =>
    api.request('bookings.php?action=move', { method: 'PUT', token, body: { id, version, booking_date } });

  test('to another day is logged, and the customer gets an e-mail in the language of the booking', async () => {
    await book({}, { language: 'en' });
    const { body } = await move(1, 1, '2026-12-04');
    expect(body.data).toMatchObject({ booking_date: '2026-12-04', status: 'requested', version: 2 });
    expect(body.data.events.at(-1)).toEqual({
      from: 'requested',
      to: 'requested',
      from_date: TOMORROW,
      to_date: '2026-12-04',
      actor: ADMIN,
      at: NOW.toISOString(),
    });
    expect(body.data.emails.map(({ kind }: { kind: string }) => kind)).toEqual([
      'booking_requested',
      'booking_changed.moved',
    ]);
    const { content } = (await api.request(`emails.php?action=get&id=${body.data.emails[1].id}`, { token })).body.data;
    expect(content.subject).toBe('Your booking was moved to Friday 4 December 2026');
  });

  test.each([
    ['today', 1, '2026-11-22', 422],
    ['a day that does not exist', 1, '2026-02-30', 422],
    ['an older version', 7, '2026-12-04', 412],
  ])('is refused for %s', async (_what, version, day, status) => {
    await book();
    expect((await move(1, version, day)).status).toBe(status);
    expect((await get(1)).body.data.events).toHaveLength(1);
  });

  test('is possible until the booking is closed', async () => {
    await book();
    const moved: string[] = [];
    for (const status of bookingStatus.options) {
      await api.db.updateTable('bookings').set({ status, version: 1, booking_date: TOMORROW }).execute();
      if ((await move(1, 1, '2026-12-04')).status === 200) moved.push(status);
    }
    expect(moved).toEqual(['requested', 'confirmed']);
  });

  test('to the same day changes nothing', async () => {
    await book();
    expect((await move(1, 1, TOMORROW)).body.data).toMatchObject({ version: 1, events: [{ to: 'requested' }] });
  });
});

test('bookings are found by name, phone and booked item, and listed by day', async () => {
  await book({ full_name: 'Άννα Παππά', phone: '6900000001', booking_date: '2026-12-03' });
  await book({ booking_date: '2026-12-01' });
  for (const search of ['παππα', 'pappa', '6900000001']) {
    expect([search, getIds(await list(`?search=${encodeURIComponent(search)}`))]).toEqual([search, [1]]);
  }
  expect(getIds(await list(`?search=${encodeURIComponent('αιγαιο')}`))).toEqual([2, 1]);
  expect(getIds(await list('?from=2026-11-30&to=2026-12-06&sort=booking_date&order=asc'))).toEqual([2, 1]);
});

test('bookings are counted by status, for today and for days that are over', async () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-22', TOMORROW];
  for (const _ of days) await book();
  for (const [index, booking_date] of days.entries()) {
    await api.db
      .updateTable('bookings')
      .set({ booking_date })
      .where('id', '=', index + 1)
      .execute();
  }
  await step(2, 1, 'confirmed');
  await step(3, 1, 'cancelled');
  const { body } = await api.request('bookings.php?action=counts', { token });
  expect(body.data).toEqual({
    status: { requested: 2, confirmed: 1, completed: 0, no_show: 0, cancelled: 1 },
    today: 1,
    overdue: 1,
  });
});

test('notes are visible to staff only', async () => {
  await book();
  const note = { id: 1, text: 'Θέλει και φακούς επαφής.' };
  const { body } = await api.request('bookings.php?action=note', { token, body: note });
  expect(body.data.notes).toEqual([{ text: note.text, actor: ADMIN, at: NOW.toISOString() }]);
  expect((await api.request('bookings.php?action=note', { token, body: { ...note, id: 9 } })).status).toBe(404);
});

describe('a service', () => {
  const EYE_EXAM = 1;
  const bookService = (changes: Record<string, unknown> = {}) =>
    book({ product_id: undefined, service_id: EYE_EXAM, number_of_people: 1, total_cost: 0, ...changes });

  test('is booked like a product; one without a price costs nothing', async () => {
    expect((await bookService()).status).toBe(200);
    const { body } = await get(1);
    expect(body.data).toMatchObject({
      product_id: null,
      service_id: EYE_EXAM,
      product_name: 'Οπτομετρία',
      total_cost: 0,
    });
  });

  test('costs its price for each of the people', async () => {
    const schedule = JSON.stringify({ max_people: 4 });
    await api.db.updateTable('services').set({ price_cents: 2550, schedule }).execute();
    const drifted = await bookService({ number_of_people: 2 });
    expect([drifted.status, drifted.body.quote]).toEqual([409, { total: 51 }]);
    expect((await bookService({ number_of_people: 2, total_cost: 51 })).status).toBe(200);
  });

  test('is for one person unless its schedule says otherwise', async () => {
    const { status, body } = await bookService({ number_of_people: 2 });
    expect([status, body.errors]).toEqual([422, { number_of_people: 'Άτομα σε κάθε ραντεβού, το πολύ: 1.' }]);
  });

  test.each([
    ['a day beyond its horizon', '2026-12-03', {}, /^Η τελευταία διαθέσιμη ημέρα είναι: .*2 Δεκεμβρίου/],
    [
      'a public holiday',
      '2026-11-28',
      { booking_closed_days: [{ from: '2026-11-27', to: '2026-11-29', note: '' }] },
      /κλειστά/,
    ],
    ['a day without opening hours', '2026-11-29', { working_hours: 'Δευτέρα - Σάββατο: 09:00 - 17:00' }, /κλειστά/],
  ])('is not booked without a time for %s', async (_what, booking_date, settings, message) => {
    const schedule = JSON.stringify({ horizon_days: 10 });
    await api.db.updateTable('services').set({ schedule }).execute();
    if (Object.keys(settings).length > 0) await api.request('settings.php', { token, body: settings });
    const { status, body } = await bookService({ booking_date });
    expect([status, body.errors]).toEqual([422, { booking_date: expect.stringMatching(message) }]);
    expect((await bookService({ booking_date: '2026-11-24' })).status).toBe(200);
  });

  test.each([
    ['a draft', { status: 'draft' as const }],
    ['in the trash', { status: 'trash' as const }],
    ['not for booking', { bookable: 0 as const }],
  ])('%s is refused', async (_what, columns) => {
    await api.db.updateTable('services').set(columns).execute();
    const { status, body } = await bookService();
    expect([status, body.errors]).toEqual([422, { service_id: 'Αυτή η υπηρεσία δεν είναι διαθέσιμη για κράτηση.' }]);
  });

  test('and a product cannot be booked at once', async () => {
    const { status, body } = await book({ service_id: EYE_EXAM });
    expect([status, body.errors]).toEqual([
      422,
      { service_id: 'Η κράτηση γίνεται είτε για προϊόν είτε για υπηρεσία.' },
    ]);
  });
});

test('a booking that is not there', async () => {
  expect((await get(1)).status).toBe(404);
  expect((await step(1, 1, 'confirmed')).status).toBe(404);
  expect((await get(99_999_999_999)).status).toBe(422);
});

test('the settings decide which days visitors can book, and staff may move to any day', async () => {
  const rules = { booking_min_days: 0, booking_max_days: 10, booking_weekdays: ['Mo', 'We'] };
  expect((await api.request('settings.php', { token, body: rules })).status).toBe(200);
  const problem = async (booking_date: string) => (await book({ booking_date })).body.errors?.booking_date;
  expect(await problem('2026-11-24')).toMatch(/^Αυτή την ημέρα της εβδομάδας/);
  expect(await problem('2026-12-07')).toMatch(/^Η τελευταία διαθέσιμη ημέρα είναι: .*2 Δεκεμβρίου/);
  expect(await problem('2026-11-25')).toBeUndefined();
  const move = { id: 1, version: 1, booking_date: '2026-12-24' };
  expect((await api.request('bookings.php?action=move', { method: 'PUT', token, body: move })).status).toBe(200);
  const none = await api.request('settings.php', { token, body: { booking_weekdays: [] } });
  expect(none.body.errors).toEqual({ booking_weekdays: 'Διαλέξτε τουλάχιστον μία ημέρα.' });
});
