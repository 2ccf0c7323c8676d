import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const slot = (time: string) => ({ starts_at: `2026-11-24T${time}:00.000Z`, ends_at: `2026-11-24T${time}:30.000Z` });
const booking = {
  status: 'confirmed',
  product_name: 'Έλεγχος όρασης',
  service_id: 1,
  full_name: 'Μαρία Παππά',
  number_of_people: 1,
  booking_date: '2026-11-24',
  ...slot('07:00'),
  can_cancel: true,
  can_move: true,
};
const cancelled = { ...booking, status: 'cancelled', can_cancel: false, can_move: false };

async function open(more: ShopResponses = {}) {
  let stored: object = booking;
  const change = (next: object, message: string) => {
    stored = next;
    return { message, data: next };
  };
  const requests = mockShopApi({
    'bookings.php?action=own': () => ({ data: stored }),
    'bookings.php?action=slots': () => ({
      data: {
        ...{ has_times: true, first: '2026-11-24', last: '2026-11-24', max_people: 1, duration: 30 },
        days: [{ date: '2026-11-24', is_closed: false, slots: [slot('07:00'), slot('08:00')] }],
      },
    }),
    'bookings.php?action=own-move': () => change({ ...booking, ...slot('08:00') }, 'Η κράτησή σας μεταφέρθηκε.'),
    'bookings.php?action=own-cancel': () => change(cancelled, 'Η κράτησή σας ακυρώθηκε.'),
    ...more,
  });
  await renderRemote(remote, '/appointment?token=5.abc');
  const listSent = (action: string) => requests.filter(({ query }) => query.get('action') === action);
  return { user: userEvent.setup(), listSent };
}

test('the appointment is shown with the time of the shop, and moves to another one', async () => {
  const { user, listSent } = await open();
  expect(await screen.findByText(/24 Νοεμβρίου 2026, 9:00 π\.μ\./)).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: '10:00 π.μ.' }));
  await user.click(screen.getByRole('button', { name: 'Αλλαγή ώρας' }));
  expect(await screen.findByText('Η κράτησή σας μεταφέρθηκε.')).toBeInTheDocument();
  expect(await screen.findByText(/24 Νοεμβρίου 2026, 10:00 π\.μ\./)).toBeInTheDocument();
  expect(listSent('own-move')[0]?.body).toEqual({ token: '5.abc', starts_at: '2026-11-24T08:00:00.000Z' });
});

test('cancelling needs confirmation, and then nothing can be changed', async () => {
  const { user, listSent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ακύρωση ραντεβού' }));
  const question = await screen.findByRole('alertdialog', { name: 'Να ακυρωθεί το ραντεβού;' });
  expect(listSent('own-cancel')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Ακύρωση ραντεβού' }));
  expect(await screen.findByText('Ακυρώθηκε')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Αλλαγή ώρας' })).not.toBeInTheDocument();
});

test('a time that was booked by someone else shows an error', async () => {
  const taken = { failure: 409, code: 'CONFLICT', message: 'Αυτή η ώρα μόλις κλείστηκε.' };
  const { user } = await open({ 'bookings.php?action=own-move': () => taken });
  await user.click(await screen.findByRole('radio', { name: '10:00 π.μ.' }));
  await user.click(screen.getByRole('button', { name: 'Αλλαγή ώρας' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Αυτή η ώρα μόλις κλείστηκε.');
});

test('an invalid link shows a message; a failing API offers a retry', async () => {
  await open({ 'bookings.php?action=own': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  expect(await screen.findByRole('heading', { name: 'Το ραντεβού δεν βρέθηκε' })).toBeInTheDocument();
  await open({ 'bookings.php?action=own': () => ({ failure: 500, code: 'INTERNAL' }) });
  expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeInTheDocument();
});
