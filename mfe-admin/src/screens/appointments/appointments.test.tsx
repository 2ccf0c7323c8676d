import type { Booking } from '@fakos/contracts/bookings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

/** A Wednesday, after midnight in Athens and before it in UTC. */
const NOW = new Date('2026-11-24T22:30:00Z');
const TODAY = '2026-11-25';

const booking: Booking = {
  id: 7,
  version: 3,
  created_at: '2026-11-20T10:00:00Z',
  status: 'requested',
  product_id: null,
  service_id: 1,
  product_name: 'Οπτομετρία',
  full_name: 'Άννα Παππά',
  email: 'anna@example.gr',
  phone: '6900000001',
  number_of_people: 2,
  total_cost: 0,
  booking_date: TODAY,
  starts_at: null,
  ends_at: null,
  staff: null,
  special_requests: 'Το απόγευμα',
  language: 'el',
  user_id: null,
  events: [{ from: null, to: 'requested', actor: 'customer', at: '2026-11-20T10:00:00Z' }],
  notes: [],
  emails: [],
};
const counts = { status: { requested: 1, confirmed: 2, completed: 9, no_show: 0, cancelled: 4 }, today: 1, overdue: 3 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Only the date is faked; timers that the screen needs are real.
  jest.useFakeTimers({ now: NOW, doNotFake: listTimers() });
});
afterEach(() => jest.useRealTimers());

function listTimers() {
  return [
    ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
    ...([
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'queueMicrotask',
      'nextTick',
      'hrtime',
      'performance',
    ] as const),
  ];
}

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  let stored = booking;
  const change = (changes: Partial<Booking>) => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
    return { success: true, message: 'Η κράτηση ενημερώθηκε.', data: stored };
  };
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
    'GET bookings': { success: true, data: [booking], meta: { page: 1, limit: 100, total: 1 } },
    'GET bookings counts': { success: true, data: counts },
    'GET bookings get': () => ({ success: true, data: stored }),
    'PUT bookings': ({ body }: { body: unknown }) => change({ status: (body as Booking).status }),
    'PUT bookings move': ({ body }: { body: unknown }) => change({ booking_date: (body as Booking).booking_date }),
    'GET bookings feed': { success: true, data: null },
    'GET bookings move-slots': { success: true, data: { date: TODAY, is_closed: false, slots: [] } },
    'GET dashboard': { success: true, data: { setup: [{ step: 'mail', done: true }] } },
    ...overrides,
  });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  const getQuery = () =>
    Object.fromEntries(seen.findLast(({ name }) => name === 'GET bookings')?.url.searchParams ?? []);
  return { ...view, seen, listBodies, getQuery };
}

test('the week of today is shown; other weeks, days and filters are part of the address', async () => {
  const view = open('/admin/appointments');
  const today = within(await screen.findByRole('region', { name: 'Τετάρτη 25 Νοεμβρίου' }));
  expect(today.getByRole('link', { name: 'Άννα Παππά' })).toBeVisible();
  expect(screen.getAllByText('Κανένα ραντεβού')).toHaveLength(6);
  expect(view.getQuery()).toMatchObject({ from: '2026-11-23', to: '2026-11-29', sort: 'booking_date', order: 'asc' });
  expect(screen.getByRole('button', { name: 'Σήμερα' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Επόμενη εβδομάδα' }));
  expect(getAddress(view)).toBe('/admin/appointments?day=2026-12-02');
  await waitFor(() => expect(view.getQuery()).toMatchObject({ from: '2026-11-30', to: '2026-12-06' }));
  await userEvent.click(screen.getByRole('button', { name: 'Σήμερα' }));
  expect(getAddress(view)).toBe('/admin/appointments');

  await userEvent.selectOptions(screen.getByLabelText('Κατάσταση'), 'Ανοιχτά (3)');
  await userEvent.click(screen.getByRole('button', { name: 'Ημέρα' }));
  expect(getAddress(view)).toBe('/admin/appointments?status=open&view=day');
  await waitFor(() => expect(view.getQuery()).toMatchObject({ from: TODAY, to: TODAY, status: 'open' }));
  expect(await screen.findByRole('heading', { name: 'Τετάρτη 25 Νοεμβρίου 2026' })).toBeVisible();
});

test('the calendar address is renewed and revoked only after a confirmation', async () => {
  const feed = { scope: 'all', created_at: '2026-11-20T10:00:00Z' };
  const { listBodies, seen } = open('/admin/appointments', {
    'GET bookings feed': { success: true, data: feed },
    'POST bookings feed': { success: true, message: 'Έτοιμη.', data: { ...feed, path: '/calendar/secret.ics' } },
    'DELETE bookings feed': { success: true, message: 'Καταργήθηκε.' },
  });
  const isRevoked = () => seen.some(({ name }) => name === 'DELETE bookings feed');

  await userEvent.click(await screen.findByRole('button', { name: 'Νέα διεύθυνση' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Νέα διεύθυνση ημερολογίου;' })).getByRole('button', {
      name: 'Ακύρωση',
    }),
  );
  expect(listBodies('POST bookings feed')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Νέα διεύθυνση' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Νέα διεύθυνση' }));
  expect(await screen.findByDisplayValue(/\/calendar\/secret\.ics$/)).toBeVisible();
  expect(listBodies('POST bookings feed')).toEqual([{ scope: 'all' }]);

  await userEvent.click(screen.getByRole('button', { name: 'Κατάργηση' }));
  const question = within(await screen.findByRole('dialog', { name: 'Κατάργηση της διεύθυνσης ημερολογίου;' }));
  expect(question.getByText(/^Η διεύθυνση παύει να λειτουργεί αμέσως/)).toBeVisible();
  expect(isRevoked()).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Κατάργηση' }));
  await waitFor(() => expect(isRevoked()).toBe(true));
});

test('a notice links to the list of open appointments of past days', async () => {
  const view = open('/admin/appointments');
  expect(await screen.findByText(/3 ραντεβού πέρασαν χωρίς να κλείσουν/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Προβολή' }));
  expect(getAddress(view)).toBe('/admin/appointments?view=list&status=open&to=2026-11-24');
  await waitFor(() => expect(view.getQuery()).toMatchObject({ status: 'open', to: '2026-11-24', limit: '20' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Άννα Παππά' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Πίσω: Ραντεβού' }));
  expect(getAddress(view)).toBe('/admin/appointments?view=list&status=open&to=2026-11-24');
  await userEvent.click(await screen.findByRole('button', { name: /^Προβολή:/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Όλα' }));
  expect(getAddress(view)).toBe('/admin/appointments?view=list');
});

test.each([
  ['requested', ['Επιβεβαίωση', 'Αλλαγή ημέρας', 'Ακύρωση ραντεβού']],
  ['confirmed', ['Ολοκλήρωση', 'Δεν προσήλθε', 'Αλλαγή ημέρας', 'Ακύρωση ραντεβού']],
  ['completed', []],
  ['no_show', []],
  ['cancelled', []],
] as const)('an appointment that is %s offers only its allowed steps', async (status, steps) => {
  open('/admin/appointments/7', { 'GET bookings get': { success: true, data: { ...booking, status } } });
  const state = within(await screen.findByRole('region', { name: 'Τετάρτη 25 Νοεμβρίου 2026' }));
  expect(state.queryAllByRole('button').map((button) => button.textContent)).toEqual(steps);
});

test('a status change needs confirmation and states whether the customer gets an e-mail', async () => {
  const { listBodies } = open('/admin/appointments/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Επιβεβαίωση' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Επιβεβαίωση του ραντεβού;' }));
  expect(confirmation.getByText('Ο πελάτης θα λάβει e-mail στο anna@example.gr.')).toBeVisible();
  expect(listBodies('PUT bookings')).toEqual([]);
  await userEvent.click(confirmation.getByRole('button', { name: 'Επιβεβαίωση' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ολοκλήρωση' }));
  const completion = within(await screen.findByRole('dialog', { name: 'Ολοκλήρωση του ραντεβού;' }));
  expect(completion.getByText('Ο πελάτης δεν θα λάβει e-mail.')).toBeVisible();
  expect(completion.getByText('Η ενέργεια δεν αναιρείται.')).toBeVisible();
  await userEvent.click(completion.getByRole('button', { name: 'Ολοκλήρωση' }));
  expect(await screen.findByText('Το ραντεβού έχει κλείσει.')).toBeVisible();
  expect(listBodies('PUT bookings')).toEqual([
    { id: 7, version: 3, status: 'confirmed' },
    { id: 7, version: 4, status: 'completed' },
  ]);
});

test('a move needs a day from tomorrow on', async () => {
  const { listBodies } = open('/admin/appointments/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Αλλαγή ημέρας' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Αλλαγή ημέρας' }));
  const day = dialog.getByLabelText('Νέα ημέρα');
  await userEvent.click(dialog.getByRole('button', { name: 'Αλλαγή ημέρας' }));
  expect(dialog.getByText('Επιλέξτε μια ημέρα από αύριο και μετά.')).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, '2026-12-04');
  await userEvent.click(dialog.getByRole('button', { name: 'Αλλαγή ημέρας' }));
  expect(await screen.findByRole('region', { name: 'Παρασκευή 4 Δεκεμβρίου 2026' })).toBeVisible();
  expect(listBodies('PUT bookings move')).toEqual([{ id: 7, version: 3, booking_date: '2026-12-04' }]);
});

test('an appointment that another user changed shows a conflict and reloads', async () => {
  let stored = booking;
  open('/admin/appointments/7', {
    'GET bookings get': () => ({ success: true, data: stored }),
    'PUT bookings': failure(412, { code: 'STALE_VERSION', message: 'Κάποιος άλλος το άλλαξε.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ακύρωση ραντεβού' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ακύρωση του ραντεβού;' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ακύρωση ραντεβού' }));
  const alert = await screen.findByRole('alert', { name: 'Η εγγραφή άλλαξε στο μεταξύ' });
  stored = { ...booking, version: 4, status: 'confirmed' };
  await userEvent.click(within(alert).getByRole('button', { name: 'Φόρτωση της νέας μορφής' }));
  expect(await screen.findByRole('button', { name: 'Ολοκλήρωση' })).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});
