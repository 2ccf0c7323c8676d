import type { Service } from '@fakos/contracts/services/contract';
import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const service: Service = {
  id: 1,
  slug: 'eye-exam',
  title: 'Έλεγχος όρασης',
  excerpt: 'Τριάντα λεπτά με τον οπτικό μας.',
  content: '<p>Ξεκινάμε από τη μέρα σας.</p>',
  icon: 'eye-check',
  image: 'eye-exam.jpg',
  duration: 30,
  price: 25,
  bookable: true,
};
const repairs: Service = { ...service, id: 2, slug: 'repairs', title: 'Επισκευές', price: null, bookable: false };
const failure = { failure: 500, code: 'INTERNAL' };

/** Half past midnight of 22 November in Athens, while it is still the 21st in UTC. */
const NOW = new Date('2026-11-21T22:30:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const openBooking = async (booking: () => object = () => ({ message: '' }), more: ShopResponses = {}) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const requests = mockShopApi({
    'services.php?action=get': () => ({ data: service }),
    'services.php': () => ({ data: [service, repairs] }),
    'settings.php?action=create_appointment': booking,
    ...more,
  });
  await renderRemote(remote, '/services/eye-exam');
  await user.click(await screen.findByRole('button', { name: 'Κράτηση: Έλεγχος όρασης' }));
  const dialog = await screen.findByRole('dialog', { name: 'Κράτηση: Έλεγχος όρασης' });
  await within(dialog).findByRole('button', { name: 'Ολοκλήρωση κράτησης' });
  const sent = () => requests.filter(({ query }) => query.get('action') === 'create_appointment');
  return { user, dialog: within(dialog), sent };
};
type Opened = Awaited<ReturnType<typeof openBooking>>;

const submit = ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: 'Ολοκλήρωση κράτησης' }));

async function fill({ user, dialog }: Opened) {
  await user.type(dialog.getByLabelText('Ονοματεπώνυμο'), 'Μαρία Παππά');
  await user.type(dialog.getByLabelText('Email'), 'maria@example.gr');
  await user.type(dialog.getByLabelText('Τηλέφωνο'), '6900000000');
  await user.selectOptions(dialog.getByLabelText('Αριθμός ατόμων'), '2 άτομα');
  await user.type(dialog.getByLabelText('Ημερομηνία'), '2026-11-23');
}

test('the dialog offers one to ten people from tomorrow in Athens, and a total once they are chosen', async () => {
  const opened = await openBooking();
  const { dialog, user } = opened;
  const people = within(dialog.getByLabelText('Αριθμός ατόμων')).getAllByRole('option');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Επιλέξτε',
    '1 άτομο',
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} άτομα`),
  ]);
  expect(dialog.getByLabelText('Ημερομηνία')).toHaveAttribute('min', '2026-11-23');
  expect(dialog.queryByText('Σύνολο')).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Αριθμός ατόμων'), '3 άτομα');
  expect(dialog.getByText('75,00 €')).toBeInTheDocument();
});

test('missing fields show an error, and nothing is sent', async () => {
  const opened = await openBooking();
  await submit(opened);
  await waitFor(() => expect(opened.dialog.getAllByText('Συμπληρώστε αυτό το πεδίο.')).toHaveLength(5));
  expect(opened.dialog.getByLabelText('Ονοματεπώνυμο')).toHaveFocus();
  expect(opened.sent()).toHaveLength(0);
});

test('while sending, the button shows progress and ignores clicks; then the dialog closes', async () => {
  const response = Promise.withResolvers<object>();
  const opened = await openBooking(() => response.promise);
  await fill(opened);
  await submit(opened);
  const button = await opened.dialog.findByRole('button', { name: 'Επεξεργασία...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await opened.user.click(button);
  response.resolve({ message: '' });
  expect(await screen.findByText('Η κράτηση ολοκληρώθηκε επιτυχώς!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened.sent().map(({ body }) => body)).toEqual([
    {
      service_id: 1,
      full_name: 'Μαρία Παππά',
      email: 'maria@example.gr',
      phone: '6900000000',
      number_of_people: 2,
      booking_date: '2026-11-23',
      special_requests: '',
      total_cost: 50,
    },
  ]);
});

test.each([
  ['the server’s own message', { ...failure, message: 'Το κατάστημα είναι κλειστό.' }, 'Το κατάστημα είναι κλειστό.'],
  ['a default message', failure, 'Σφάλμα κατά την κράτηση'],
])('%s is shown and the typed values stay', async (_, response, message) => {
  const opened = await openBooking(() => response);
  await fill(opened);
  await submit(opened);
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent(message);
  expect(opened.dialog.getByLabelText('Ονοματεπώνυμο')).toHaveValue('Μαρία Παππά');
});

test('a changed price is shown before it can be confirmed', async () => {
  const newQuote = { failure: 409, code: 'QUOTE_CHANGED', message: 'Το σύνολο άλλαξε.', quote: { total: 60 } };
  let tries = 0;
  const opened = await openBooking(() => (tries++ === 0 ? newQuote : { message: '' }));
  await fill(opened);
  await submit(opened);
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('Το νέο σύνολο είναι 60,00 €.');
  await submit(opened);
  await waitFor(() => expect(opened.sent()).toHaveLength(2));
  expect(opened.sent()[1]?.body).toMatchObject({ total_cost: 60 });
});

describe('a service with times', () => {
  const slot = (time: string) => ({ starts_at: `2026-11-24T${time}:00.000Z`, ends_at: `2026-11-24T${time}:30.000Z` });
  const slots = {
    'bookings.php?action=slots': () => ({
      data: {
        ...{ has_times: true, first: '2026-11-23', last: '2027-05-21', max_people: 1, duration: 30 },
        days: [
          { date: '2026-11-23', is_closed: true, slots: [] },
          { date: '2026-11-24', is_closed: false, slots: [slot('07:00'), slot('07:30')] },
          { date: '2026-11-25', is_closed: false, slots: [slot('08:00')] },
        ],
      },
    }),
  };
  const fillContact = async ({ user, dialog }: Opened) => {
    await user.type(await dialog.findByLabelText('Ονοματεπώνυμο'), 'Μαρία Παππά');
    await user.type(dialog.getByLabelText('Email'), 'maria@example.gr');
    await user.type(dialog.getByLabelText('Τηλέφωνο'), '6900000000');
  };

  test('offers the open days and their times on the shop’s clock, and books one', async () => {
    const booked = { ...slot('07:30'), token: '5.abc' };
    const opened = await openBooking(() => ({ message: '', data: booked }), slots);
    const { user, dialog, sent } = opened;
    await fillContact(opened);
    const days = within(await dialog.findByRole('group', { name: /^Ημέρα/ })).getAllByRole('radio');
    expect(days).toHaveLength(2);
    expect(dialog.queryByLabelText('Αριθμός ατόμων')).not.toBeInTheDocument();
    await submit(opened);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Διαλέξτε ημέρα και ώρα.');
    expect(sent()).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: '9:30 π.μ.' }));
    await submit(opened);
    expect(await dialog.findByText('Η κράτηση ολοκληρώθηκε επιτυχώς!')).toBeInTheDocument();
    expect(sent()[0]?.body).toMatchObject({
      booking_date: '2026-11-24',
      starts_at: '2026-11-24T07:30:00.000Z',
      number_of_people: 1,
      total_cost: 25,
    });
    expect(dialog.getByRole('link', { name: 'Προσθήκη στο ημερολόγιο' })).toHaveAttribute(
      'href',
      '/backend/api/calendar.php?booking=5.abc',
    );
    expect(dialog.getByRole('link', { name: 'Αλλαγή ή ακύρωση' })).toHaveAttribute('href', '/appointment?token=5.abc');
  });

  test('a time that was booked by someone else shows an error, and the input stays', async () => {
    const taken = { failure: 409, code: 'CONFLICT', message: 'Αυτή η ώρα μόλις κλείστηκε.' };
    const opened = await openBooking(() => taken, slots);
    await fillContact(opened);
    await opened.user.click(await opened.dialog.findByRole('radio', { name: '9:00 π.μ.' }));
    await submit(opened);
    expect(await opened.dialog.findByText('Αυτή η ώρα μόλις κλείστηκε.')).toBeInTheDocument();
    expect(opened.dialog.getByLabelText('Ονοματεπώνυμο')).toHaveValue('Μαρία Παππά');
    for (const radio of within(await opened.dialog.findByRole('group', { name: /^Ώρα/ })).getAllByRole('radio'))
      expect(radio).not.toBeChecked();
  });
});

test('an unknown service shows a message; a failing API offers a retry', async () => {
  mockShopApi({ 'services.php': () => failure });
  await renderRemote(remote, '/services/nothing');
  expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeInTheDocument();
  mockShopApi({});
  await renderRemote(remote, '/services/nobody');
  expect(await screen.findByRole('heading', { name: 'Η υπηρεσία δεν βρέθηκε' })).toBeInTheDocument();
});
