import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const order: AdminOrder = {
  id: 7,
  version: 3,
  number: 'OP26-000007',
  created_at: '2026-11-20T10:00:00Z',
  status: 'pending',
  payment_status: 'awaiting',
  fulfilment_status: 'unfulfilled',
  contact: { full_name: 'Νίκος Αλεξίου', email: 'nikos@example.gr', phone: '2101234567' },
  shipping_method: 'courier',
  address: { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563', country: 'GR' },
  payment_method: 'cash_on_delivery',
  note: '',
  lines: [
    {
      product_id: 4,
      slug: 'aegean-02',
      name: 'Aegean 02',
      brand_name: 'Thalassa',
      image: 'aegean-02.jpg',
      quantity: 2,
      unit_price: 60,
      original_price: 60,
      line_total: 120,
      vat_rate: 24,
    },
  ],
  subtotal: 120,
  shipping: 0,
  payment_fee: 2,
  total: 122,
  vat: [{ rate: 24, amount: 23.61 }],
  events: [{ axis: 'order', from: null, to: 'pending', at: '2026-11-20T10:00:00Z', actor: 'customer' }],
};
const session = { 'GET login': { success: true, user: admin } };

function listOfferedSteps(axis: string) {
  return within(screen.getByRole('region', { name: axis }))
    .queryAllByRole('button')
    .map((button) => button.textContent);
}

test.each([
  [
    { status: 'pending' },
    {
      Παραγγελία: ['Επιβεβαίωση', 'Ακύρωση παραγγελίας'],
      Πληρωμή: ['Έγκριση πληρωμής', 'Σήμανση ως πληρωμένη', 'Σήμανση ως αποτυχημένη'],
      Αποστολή: ['Έτοιμη για παραλαβή', 'Σήμανση ως απεσταλμένη'],
    },
  ],
  [
    { status: 'completed', payment_status: 'paid', fulfilment_status: 'delivered' },
    {
      Παραγγελία: [],
      Πληρωμή: ['Μερική επιστροφή χρημάτων', 'Επιστροφή χρημάτων'],
      Αποστολή: ['Σήμανση ως επιστραφείσα'],
    },
  ],
  [{ status: 'cancelled' }, { Παραγγελία: [], Αποστολή: [] }],
] as const)('an order in %o offers only its allowed steps', async (statuses, expected) => {
  stubApi({ ...session, 'GET admin-orders get': { success: true, data: { ...order, ...statuses } } });
  renderAdmin('/admin/bookings/7', admin);
  await screen.findByRole('heading', { name: 'Παραγγελία OP26-000007' });
  for (const [axis, steps] of Object.entries(expected)) expect(listOfferedSteps(axis)).toEqual(steps);
});

test('cancelling requires confirmation and sends the displayed version', async () => {
  const seen = stubApi({
    ...session,
    'GET admin-orders get': { success: true, data: order },
    'PUT admin-orders transition': { success: true, message: 'Η παραγγελία ενημερώθηκε.', data: order },
  });
  const listSentBodies = () =>
    seen.filter(({ name }) => name === 'PUT admin-orders transition').map(({ body }) => body);
  renderAdmin('/admin/bookings/7', admin);
  await userEvent.click(await screen.findByRole('button', { name: 'Ακύρωση παραγγελίας' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ακύρωση της παραγγελίας OP26-000007;' });
  expect(listSentBodies()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ναι, ακύρωση παραγγελίας' }));
  await waitFor(() => expect(listSentBodies()).toEqual([{ id: 7, version: 3, axis: 'order', to: 'cancelled' }]));
  expect(await screen.findByText('Η παραγγελία ενημερώθηκε.')).toBeVisible();
});

test('an order that another user changed shows a conflict and reloads', async () => {
  let current = order;
  stubApi({
    ...session,
    'GET admin-orders get': () => ({ success: true, data: current }),
    'PUT admin-orders transition': failure(412, { code: 'STALE_VERSION', message: 'Κάποιος άλλος το άλλαξε.' }),
  });
  renderAdmin('/admin/bookings/7', admin);
  await userEvent.click(await screen.findByRole('button', { name: 'Επιβεβαίωση' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Η παραγγελία άλλαξε στο μεταξύ');
  current = { ...order, version: 4, status: 'confirmed' };
  await userEvent.click(within(alert).getByRole('button', { name: 'Φόρτωση της νέας μορφής' }));
  expect(await screen.findByRole('button', { name: 'Έναρξη επεξεργασίας' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});
