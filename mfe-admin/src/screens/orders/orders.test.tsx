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
  next: 'confirm',
  language: 'el',
  marketing_consent: false,
  contact: { full_name: 'Νίκος Αλεξίου', email: 'nikos@example.gr', phone: '2101234567' },
  shipping_method: 'courier',
  address: { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563', country: 'GR' },
  payment_method: 'cash_on_delivery',
  note: '',
  lines: [
    {
      product_id: 4,
      position: 1,
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
  vat_totals: [{ rate: 24, net: 98.39, vat: 23.61, gross: 122 }],
  events: [{ axis: 'order', from: null, to: 'pending', at: '2026-11-20T10:00:00Z', actor: 'customer' }],
};
const paid: AdminOrder = {
  ...order,
  payment_status: 'paid',
  next: 'confirm',
  paid: 122,
  refundable: {
    amount: 122,
    shipping: 0,
    payment_fee: 2,
    lines: [{ position: 1, quantity: 2, amount: 120, restockable: 2 }],
  },
};
const updated = { success: true, message: 'Η παραγγελία ενημερώθηκε.', data: order };
const session = { 'GET login': { success: true, user: admin } };

/** Opens the order's page over the stubbed API and returns the bodies of the requests with a name. */
async function openOrder(shown: AdminOrder, responses: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...session, 'GET admin-orders get': { success: true, data: shown }, ...responses });
  renderAdmin('/admin/bookings/7', admin);
  await screen.findByRole('heading', { name: 'Παραγγελία OP26-000007' });
  await screen.findByRole('region', { name: 'Προϊόντα' });
  return (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
}

const click = async (name: string | RegExp, part?: HTMLElement) =>
  userEvent.click(await (part ? within(part) : screen).findByRole('button', { name }));

test.each([
  [
    { status: 'pending' },
    {
      Παραγγελία: ['Επιβεβαίωση', 'Ακύρωση παραγγελίας'],
      Πληρωμή: ['Έγκριση πληρωμής', 'Σήμανση ως πληρωμένη', 'Σήμανση ως αποτυχημένη'],
      Αποστολή: ['Σήμανση ως απεσταλμένη', 'Έτοιμη για παραλαβή'],
    },
  ],
  [
    { status: 'completed', payment_status: 'paid', fulfilment_status: 'delivered' },
    { Παραγγελία: [], Πληρωμή: [], Αποστολή: ['Σήμανση ως επιστραφείσα'] },
  ],
  [{ status: 'cancelled' }, { Παραγγελία: [], Αποστολή: [] }],
] as const)('an order in %o offers only its allowed steps', async (statuses, expected) => {
  await openOrder({ ...order, ...statuses });
  const state = within(screen.getByRole('region', { name: 'Κατάσταση' }));
  for (const [axis, steps] of Object.entries(expected)) {
    const buttons = within(state.getByRole('region', { name: axis })).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(steps);
  }
});

test('cancelling describes the effects on money, stock and mail, and sends the displayed version', async () => {
  const listSent = await openOrder(paid, { 'PUT admin-orders transition': updated });
  await click('Ακύρωση παραγγελίας');
  const dialog = await screen.findByRole('dialog', { name: 'Ακύρωση της παραγγελίας OP26-000007;' });
  expect(dialog).toHaveTextContent('Οφείλονται 122,00 € στον πελάτη.');
  expect(dialog).toHaveTextContent('Τα τεμάχια επιστρέφουν στο απόθεμα.');
  expect(dialog).toHaveTextContent('Ο πελάτης ενημερώνεται στο nikos@example.gr.');
  expect(listSent('PUT admin-orders transition')).toEqual([]);
  await click('Ναι, ακύρωση παραγγελίας', dialog);
  await waitFor(() =>
    expect(listSent('PUT admin-orders transition')).toEqual([{ id: 7, version: 3, axis: 'order', to: 'cancelled' }]),
  );
  expect(await screen.findByText('Η παραγγελία ενημερώθηκε.')).toBeVisible();
});

test('an unpaid bank transfer is shipped with its tracking number only after a confirmation of its own', async () => {
  const listSent = await openOrder(
    { ...order, payment_method: 'bank_transfer', unpaid: true },
    { 'PUT admin-orders transition': updated },
  );
  await userEvent.keyboard('s');
  const dialog = await screen.findByRole('dialog', { name: 'Σήμανση ως απεσταλμένη: OP26-000007' });
  await userEvent.type(within(dialog).getByLabelText('Μεταφορική εταιρεία'), 'ACS');
  await userEvent.type(within(dialog).getByLabelText('Αριθμός αποστολής'), '123456{Enter}');
  expect(within(dialog).getByRole('button', { name: 'Σήμανση ως απεσταλμένη' })).toBeDisabled();
  expect(listSent('PUT admin-orders transition')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Να αποσταλεί χωρίς να έχει πληρωθεί' }));
  await click('Σήμανση ως απεσταλμένη', dialog);
  const shipment = { carrier: 'ACS', tracking_number: '123456', allow_unpaid: true };
  await waitFor(() =>
    expect(listSent('PUT admin-orders transition')).toEqual([
      { id: 7, version: 3, axis: 'fulfilment', to: 'shipped', ...shipment },
    ]),
  );
});

test('a refund by lines shows the amount of the server and returns pieces to stock', async () => {
  const listSent = await openOrder(paid, {
    'POST admin-orders refund-quote': { success: true, data: { amount: 60 } },
    'POST admin-orders refund': updated,
  });
  await click('Μερική επιστροφή');
  const dialog = await screen.findByRole('dialog', { name: 'Επιστροφή χρημάτων: OP26-000007' });
  expect(within(dialog).getByRole('button', { name: 'Επιστροφή χρημάτων' })).toBeDisabled();
  await userEvent.selectOptions(within(dialog).getByLabelText('Τεμάχια προς επιστροφή: Aegean 02'), '1');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Επιστροφή στο απόθεμα: Aegean 02' }));
  expect(await within(dialog).findByText('1 τεμάχιο επιστρέφει στο απόθεμα.')).toBeVisible();
  await click(/^Επιστροφή 60,00/, dialog);
  const lines = [{ position: 1, quantity: 1, restock: true }];
  await waitFor(() =>
    expect(listSent('POST admin-orders refund')).toEqual([
      { id: 7, version: 3, lines, shipping: false, payment_fee: false, note: '' },
    ]),
  );
});

test('the refund of a withdrawal contains its lines and settles it', async () => {
  const withdrawal = {
    id: 5,
    created_at: '2026-11-21T10:00:00Z',
    status: 'received' as const,
    reason: 'Δεν ταιριάζει',
    lines: [{ position: 1, name: 'Aegean 02', quantity: 1 }],
    events: [],
  };
  const listSent = await openOrder(
    { ...paid, status: 'completed', fulfilment_status: 'delivered', withdrawals: [withdrawal] },
    {
      'POST admin-orders refund-quote': { success: true, data: { amount: 60 } },
      'POST admin-orders refund': updated,
      'PUT admin-orders withdrawal': updated,
    },
  );
  const section = screen.getByRole('region', { name: 'Υπαναχωρήσεις' });
  await click('Επιστροφή χρημάτων', section);
  await click(/^Επιστροφή 60,00/);
  await waitFor(() => expect(listSent('PUT admin-orders withdrawal')).toEqual([{ id: 5, to: 'refunded' }]));
  expect(listSent('POST admin-orders refund')).toMatchObject([
    { lines: [{ position: 1, quantity: 1, restock: false }] },
  ]);
});

test('an address with a wrong postcode is not sent, and an edited one is', async () => {
  const listSent = await openOrder(order, { 'PUT admin-orders address': updated });
  await click('Επεξεργασία');
  const dialog = await screen.findByRole('dialog', { name: 'Παραλήπτης και διεύθυνση: OP26-000007' });
  const postcode = within(dialog).getByLabelText('Τ.Κ.');
  await userEvent.clear(postcode);
  await userEvent.type(postcode, '99999');
  await click('Αποθήκευση', dialog);
  expect(await within(dialog).findByText('Γράψτε έναν ελληνικό Τ.Κ. με πέντε ψηφία.')).toBeVisible();
  expect(listSent('PUT admin-orders address')).toEqual([]);
  await userEvent.clear(postcode);
  await userEvent.type(postcode, '106 73');
  await click('Αποθήκευση', dialog);
  const { contact, address } = order;
  await waitFor(() =>
    expect(listSent('PUT admin-orders address')).toEqual([
      { id: 7, version: 3, contact, address: { ...address, postcode: '10673' } },
    ]),
  );
});

test('an order that another user changed is reloaded with a notice', async () => {
  let current = order;
  await openOrder(order, {
    'GET admin-orders get': () => ({ success: true, data: current }),
    'PUT admin-orders transition': failure(412, { code: 'STALE_VERSION', message: 'Κάποιος άλλος το άλλαξε.' }),
  });
  await click('Επιβεβαίωση');
  const dialog = await screen.findByRole('dialog', { name: 'Επιβεβαίωση: OP26-000007' });
  current = { ...order, version: 4, status: 'confirmed' };
  await click('Επιβεβαίωση', dialog);
  expect(await screen.findByRole('alert')).toHaveTextContent('Η παραγγελία άλλαξε στο μεταξύ');
  expect(await screen.findByRole('button', { name: 'Έναρξη επεξεργασίας' })).toBeEnabled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a business order shows and prints its invoice data', async () => {
  const invoice = {
    vat_number: '094014201',
    company_name: 'Όραση ΑΕ',
    tax_office: 'ΦΑΕ Αθηνών',
    activity: 'Εμπόριο οπτικών',
  };
  const printed: (string | null)[] = [];
  window.print = () => printed.push(document.querySelector('article')?.textContent ?? null);
  await openOrder({ ...order, invoice });
  const section = screen.getByRole('region', { name: 'Στοιχεία τιμολογίου' });
  for (const value of Object.values(invoice)) expect(section).toHaveTextContent(value);
  await click('Εκτύπωση');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Στοιχεία τιμολογίου' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  for (const value of [...Object.values(invoice), 'Ερμού 12, 10563 Αθήνα']) expect(printed[0]).toContain(value);
});

test('a queue shows its number of orders and filters the list', async () => {
  const { id, number, created_at, payment_status, fulfilment_status, payment_method, shipping_method } = order;
  const row = { id, number, created_at, payment_status, fulfilment_status, payment_method, shipping_method };
  const summary = { ...row, ...order.contact, items: 2, total: 122, status: 'pending', next: 'confirm' };
  const next = { confirm: 3, collect_payment: 0, ship: 12, deliver: 0, refund: 0, withdrawal: 1 };
  const seen = stubApi({
    ...session,
    'GET admin-orders': { success: true, data: [summary], meta: { page: 1, limit: 20, total: 1 } },
    'GET admin-orders counts': { success: true, data: { next } },
  });
  renderAdmin('/admin/bookings', admin);
  await click('Για αποστολή (12)');
  await waitFor(() =>
    expect(seen.some(({ name, url }) => name === 'GET admin-orders' && url.searchParams.get('next') === 'ship')).toBe(
      true,
    ),
  );
  expect(screen.getByRole('button', { name: 'Για αποστολή (12)' })).toHaveAttribute('aria-pressed', 'true');
});
