import { fakeDate } from '../../testing/fake-date.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

/** A Monday, ten in the morning in Athens. */
const NOW = new Date('2026-11-23T08:00:00Z');
const EYE_EXAM = 1;
const HOURS = 'Δευτέρα - Παρασκευή: 09:00 - 11:00\nΣάββατο - Κυριακή: κλειστά';

let api: TestApi;
let token: string;
beforeEach(async () => {
  fakeDate(NOW);
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  await api.request('settings.php', { token, body: { working_hours: HOURS } });
});
afterEach(async () => {
  await api.close();
  jest.useRealTimers();
});

const form = {
  service_id: EYE_EXAM,
  full_name: 'Μαρία Παπαδοπούλου',
  email: 'maria@example.gr',
  phone: '+30 2101234567',
  number_of_people: 1,
  total_cost: 0,
};
const setSchedule = (schedule: Record<string, unknown>) =>
  api.db
    .updateTable('services')
    .set({ schedule: JSON.stringify(schedule) })
    .execute();
const listSlots = async (query = '') =>
  (await api.request(`bookings.php?action=slots&service_id=${EYE_EXAM}&${query}`)).body.data;
const listTimes = async (date: string, more = ''): Promise<string[]> => {
  const { days } = await listSlots(`from=${date}&days=1${more}`);
  return days[0].slots.map((slot: { starts_at: string }) => slot.starts_at.slice(11, 16));
};
const at = (date: string, utc: string) => ({ booking_date: date, starts_at: `${date}T${utc}:00.000Z` });
const book = (changes: Record<string, unknown>) =>
  api.request('settings.php?action=create_appointment', {
    body: { ...form, ...changes },
    headers: { 'accept-language': 'el' },
  });
const listEmails = () => api.db.selectFrom('emails').select(['template', 'next_attempt_at']).orderBy('id').execute();

test('the free times of a service, by day', async () => {
  const { days, ...rest } = await listSlots('days=6');
  expect(rest).toEqual({ first: '2026-11-23', last: '2027-05-22', has_times: true, max_people: 1, duration: 30 });
  expect(
    days.map((day: { date: string; is_closed: boolean; slots: unknown[] }) => [
      day.date,
      day.is_closed,
      day.slots.length,
    ]),
  ).toEqual([
    ['2026-11-23', false, 0],
    ['2026-11-24', false, 4],
    ['2026-11-25', false, 4],
    ['2026-11-26', false, 4],
    ['2026-11-27', false, 4],
    ['2026-11-28', true, 0],
  ]);
  expect(days[1].slots[0]).toEqual({ starts_at: '2026-11-24T07:00:00.000Z', ends_at: '2026-11-24T07:30:00.000Z' });
});

test('if the opening hours cannot be parsed, visitors choose only the day', async () => {
  await api.request('settings.php', { token, body: { working_hours: 'Τηλεφωνήστε μας' } });
  expect(await listSlots('days=1')).toMatchObject({ has_times: false, days: [{ slots: [] }] });
  expect((await book(at('2026-11-24', '07:00'))).status).toBe(422);
});

test('a booked time is confirmed, no longer free, and its customer gets a confirmation and a reminder', async () => {
  const { status, body } = await book(at('2026-11-26', '07:30'));
  expect([status, body.message]).toEqual([200, 'Η κράτηση ολοκληρώθηκε επιτυχώς!']);
  expect(body.data).toEqual({
    starts_at: '2026-11-26T07:30:00.000Z',
    ends_at: '2026-11-26T08:00:00.000Z',
    token: expect.stringMatching(/^1\.[\da-f]{64}$/),
  });
  expect(await listTimes('2026-11-26')).toEqual(['07:00', '08:00', '08:30']);
  expect(await listEmails()).toEqual([
    { template: 'booking_changed', next_attempt_at: NOW.toISOString() },
    { template: 'booking_reminder', next_attempt_at: '2026-11-25T07:30:00.000Z' },
  ]);
  const { data } = (await api.request('bookings.php?action=get&id=1', { token })).body;
  expect(data).toMatchObject({ status: 'confirmed', starts_at: '2026-11-26T07:30:00.000Z', staff: null });
});

test.each([
  ['a time between two slots', at('2026-11-24', '07:10')],
  ['a time of another day', { ...at('2026-11-24', '07:00'), booking_date: '2026-11-25' }],
  ['a closed day', at('2026-11-28', '07:00')],
  ['a time without notice', at('2026-11-23', '08:30')],
  ['a day beyond the horizon', at('2027-08-02', '06:00')],
  ['the past', at('2026-11-20', '07:00')],
])('refuses %s', async (_what, time) => {
  const { status, body } = await book(time);
  expect([status, body.errors]).toEqual([422, { starts_at: 'Αυτή η ώρα δεν προσφέρεται πια. Διαλέξτε άλλη.' }]);
});

test('of 50 concurrent visitors who book the same time, one succeeds and the others get a conflict', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => book({ ...at('2026-11-25', '07:00'), email: `v${index}@example.gr` })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = responses.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set(['Αυτή η ώρα μόλις κλείστηκε από κάποιον άλλον. Διαλέξτε άλλη.']),
  );
  const { count } = await api.db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test('50 concurrent visitors who book overlapping times of three places never get the same place twice', async () => {
  await setSchedule({ capacity: 3, step: 10 });
  const starts = ['07:00', '07:10', '07:20', '07:30'];
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => book(at('2026-11-25', starts[index % starts.length] ?? ''))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const rows = await api.db.selectFrom('bookings').select(['id', 'starts_at', 'ends_at']).execute();
  expect(rows).toHaveLength(responses.filter(({ status }) => status === 200).length);
  // At most three half-hour bookings overlap at any moment, and no remaining gap would have fitted another one.
  for (const { starts_at: start } of rows) {
    const together = rows.filter(
      (row) => (row.starts_at ?? '') <= (start ?? '') && (row.ends_at ?? '') > (start ?? ''),
    );
    expect(together.length).toBeLessThanOrEqual(3);
  }
  const cells = await api.db.selectFrom('booking_cells').select(['booking_id']).execute();
  expect(cells).toHaveLength(rows.length * 6);
});

test('two services with the same member of staff do not take the same time', async () => {
  const { id: staff } = await api.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ADMIN)
    .executeTakeFirstOrThrow();
  await setSchedule({ staff: [staff] });
  const { id: other } = await api.db
    .insertInto('services')
    .values({
      ...{ slug: 'other', title_el: 'Άλλη', title_en: 'Other', excerpt_el: '', excerpt_en: '', content_el: '' },
      ...{ content_en: '', icon: '', image: '', duration: 60, price_cents: null, bookable: 1, position: 9 },
      schedule: JSON.stringify({ staff: [staff, 999] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await book({ ...at('2026-11-25', '07:00'), service_id: other })).status).toBe(200);
  expect(await listTimes('2026-11-25')).toEqual(['08:00', '08:30']);
  expect((await book(at('2026-11-25', '07:30'))).status).toBe(409);
  const { data } = (await api.request('bookings.php?action=get&id=1', { token })).body;
  expect(data.staff).toMatchObject({ id: staff });
});

describe('the link of the e-mail', () => {
  const own = (link: string) => api.request(`bookings.php?action=own&token=${link}`);
  const change = (action: string, body: Record<string, unknown>) =>
    api.request(`bookings.php?action=${action}`, { method: 'PUT', body });
  let link: string;
  beforeEach(async () => {
    link = (await book(at('2026-11-26', '07:00'))).body.data.token;
  });

  test('opens the booking, and no other token does', async () => {
    expect((await own(link)).body.data).toMatchObject({
      product_name: 'Οπτομετρία',
      starts_at: '2026-11-26T07:00:00.000Z',
      can_move: true,
      can_cancel: true,
    });
    await book(at('2026-11-26', '08:00'));
    for (const wrong of [link.replace('1.', '2.'), `${link}0`, '1.', '1', link.toUpperCase(), "1.' or 1=1"]) {
      expect([wrong, (await own(encodeURIComponent(wrong))).status]).toEqual([wrong, 404]);
    }
  });

  test('moves it; the previous time is free again, and the reminder is rescheduled', async () => {
    await book(at('2026-11-26', '08:00'));
    expect(await listTimes('2026-11-26', `&token=${link}`)).toEqual(['07:00', '07:30', '08:30']);
    const taken = await change('own-move', { token: link, ...at('2026-11-26', '08:00') });
    expect(taken.status).toBe(409);
    const moved = await change('own-move', { token: link, ...at('2026-11-27', '07:30') });
    expect(moved.body.data).toMatchObject({ booking_date: '2026-11-27', starts_at: '2026-11-27T07:30:00.000Z' });
    expect(await listTimes('2026-11-26')).toEqual(['07:00', '07:30', '08:30']);
    expect(await listTimes('2026-11-27')).toEqual(['07:00', '08:00', '08:30']);
    const reminders = (await listEmails()).filter(({ template }) => template === 'booking_reminder');
    expect(reminders.map((row) => row.next_attempt_at)).toEqual([
      '2026-11-25T08:00:00.000Z',
      '2026-11-26T07:30:00.000Z',
    ]);
    const { data } = (await api.request('bookings.php?action=get&id=1', { token })).body;
    expect(data.events.at(-1)).toMatchObject({ actor: 'customer', from_date: '2026-11-26', to_date: '2026-11-27' });
  });

  test('moves it to a time that overlaps its own', async () => {
    await setSchedule({ step: 15 });
    expect((await change('own-move', { token: link, ...at('2026-11-26', '07:15') })).status).toBe(200);
    expect(await listTimes('2026-11-26')).toEqual(['07:45', '08:00', '08:15', '08:30']);
  });

  test('cancels it, once; the time is free and no reminder is sent', async () => {
    const first = await change('own-cancel', { token: link });
    expect(first.body.data).toMatchObject({ status: 'cancelled', can_move: false, can_cancel: false });
    expect((await change('own-cancel', { token: link })).status).toBe(200);
    expect(await listTimes('2026-11-26')).toHaveLength(4);
    expect((await listEmails()).map(({ template }) => template)).toEqual(['booking_changed', 'booking_changed']);
    expect((await change('own-move', { token: link, ...at('2026-11-26', '07:00') })).status).toBe(409);
  });

  test('changes nothing once the appointment has begun', async () => {
    jest.setSystemTime(new Date('2026-11-26T07:00:00Z'));
    expect((await change('own-cancel', { token: link })).status).toBe(409);
    expect((await own(link)).body.data).toMatchObject({ can_move: false, can_cancel: false });
  });

  test('is a calendar file too', async () => {
    const { status, headers, body } = await api.request(`calendar.php?booking=${link}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('DTSTART:20261126T070000Z');
    expect(body.replaceAll('\r\n ', '')).toContain(`/appointment?token=${link}`);
    expect((await api.request('calendar.php?booking=1.0')).status).toBe(404);
    expect((await api.request('calendar.php')).status).toBe(404);
  });
});

describe('staff', () => {
  const move = (body: Record<string, unknown>) =>
    api.request('bookings.php?action=move', { method: 'PUT', token, body: { id: 1, version: 1, ...body } });
  beforeEach(async () => {
    await book(at('2026-11-26', '07:00'));
    await book(at('2026-11-26', '07:30'));
  });

  test('move a booking to a free time only, whatever the notice', async () => {
    const { data } = (await api.request('bookings.php?action=move-slots&id=1&date=2026-11-26', { token })).body;
    expect(data.slots.map((slot: { starts_at: string }) => slot.starts_at.slice(11, 16))).toEqual([
      '07:00',
      '08:00',
      '08:30',
    ]);
    expect((await move(at('2026-11-26', '07:30'))).status).toBe(409);
    expect((await move(at('2026-11-26', '07:40'))).body.errors).toHaveProperty('starts_at');
    const moved = await move(at('2026-11-24', '07:00'));
    expect(moved.body.data).toMatchObject({ booking_date: '2026-11-24', starts_at: '2026-11-24T07:00:00.000Z' });
  });

  test('move a booking to a day without a time, which frees its time', async () => {
    expect((await move({ booking_date: '2026-12-05' })).body.data).toMatchObject({ starts_at: null });
    expect(await listTimes('2026-11-26')).toEqual(['07:00', '08:00', '08:30']);
  });

  test('have a calendar with a secret address that they can revoke', async () => {
    const feed = (method: string, body?: unknown) => api.request('bookings.php?action=feed', { method, token, body });
    expect((await feed('GET')).body.data).toBeNull();
    const { path } = (await feed('POST', { scope: 'all' })).body.data;
    const read = async (address: string) => api.request(address.replace('/backend/api/', ''));
    const first = await read(path);
    expect(first.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(first.body).toContain('Μαρία Παπαδοπούλου');
    const next = (await feed('POST', { scope: 'own' })).body.data.path;
    expect([(await read(path)).status, (await read(next)).status]).toEqual([404, 200]);
    expect((await read(next)).body).not.toContain('BEGIN:VEVENT');
    expect((await feed('GET')).body.data).toMatchObject({ scope: 'own' });
    await api.db.updateTable('users').set({ role: 'editor' }).where('email', '=', ADMIN).execute();
    expect((await read(next)).status).toBe(404);
    await api.db.updateTable('users').set({ role: 'owner' }).where('email', '=', ADMIN).execute();
    expect((await feed('DELETE')).status).toBe(200);
    expect((await read(next)).status).toBe(404);
  });
});
