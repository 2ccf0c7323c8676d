import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import { emptyEye, emptyPrescription } from '@fakos/contracts/prescriptions/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, renderAdmin } from '../../../testing/render-admin.tsx';
import { stubApi } from '../../../testing/stub-api.ts';

const line = {
  ...{
    product_id: 4,
    position: 1,
    slug: 'aegean-02',
    name: 'Aegean 02',
    brand_name: 'Thalassa',
    image: 'aegean-02.jpg',
  },
  ...{ quantity: 1, unit_price: 160, original_price: 160, line_total: 160, vat_rate: 24 },
  configuration: {
    ...{ kind: 'lenses', use: 'distance', index: '1.50', coating: 'hard', filters: [], tint: null },
    prescription: { source: 'typed', ref: 'r'.repeat(32) },
  },
  configuration_texts: [
    { label: 'Φακοί', value: 'Μακρινή όραση · Κανονικοί 1,50' },
    { label: 'Συνταγή', value: 'δόθηκε' },
    { label: 'Υπαναχώρηση', value: 'δεν ισχύει' },
  ],
} as const;

const order = {
  ...{ id: 7, version: 3, number: 'OP26-000007', created_at: '2026-11-20T10:00:00Z', status: 'confirmed' },
  ...{
    payment_status: 'paid',
    fulfilment_status: 'unfulfilled',
    next: 'ship',
    language: 'el',
    marketing_consent: false,
  },
  contact: { full_name: 'Νίκος Αλεξίου', email: 'nikos@example.gr', phone: '2101234567' },
  ...{ shipping_method: 'pickup', payment_method: 'pay_in_store', note: '', lines: [line] },
  ...{ subtotal: 160, shipping: 0, payment_fee: 0, total: 160, vat: [], vat_totals: [], events: [] },
} as unknown as AdminOrder;

const prescription: OrderPrescription = {
  ...{ kind: 'glasses', lenses: null },
  ...{
    id: 9,
    position: 1,
    source: 'typed',
    status: 'received',
    version: 2,
    person: 'Ελένη Αλεξίου',
    examined_on: null,
  },
  values: {
    ...emptyPrescription,
    right: { ...emptyEye, sph: 1, cyl: -2, axis: 90 },
    left: { ...emptyEye, sph: -2 },
    pd: 63,
  },
  file: null,
};

async function open(changes: Partial<OrderPrescription> = {}) {
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET admin-orders get': { success: true, data: order },
    'GET prescriptions order': { success: true, data: [{ ...prescription, ...changes }] },
    'PUT prescriptions request-correction': { success: true, message: '' },
    'PUT prescriptions transcribe': { success: true, message: '' },
  });
  renderAdmin('/admin/bookings/7', admin);
  const section = await screen.findByRole('region', { name: 'Συνταγές' });
  await within(section).findByText('Aegean 02');
  return { seen, section };
}

test('an optician sees transposition and spherical equivalent, and asks the buyer for a correction with a reason', async () => {
  const { seen, section } = await open();
  expect(section).toHaveTextContent('+1.00 −2.00 × 90');
  expect(section).toHaveTextContent('−1.00 +2.00 × 180');
  expect(within(section).queryByRole('button', { name: 'Βεβαίωση για ΕΟΠΥΥ' })).toBeNull();
  await userEvent.click(within(section).getByRole('button', { name: 'Αίτημα διόρθωσης' }));
  const question = await screen.findByRole('dialog', { name: 'Αίτημα διόρθωσης' });
  expect(question).toHaveTextContent('nikos@example.gr');
  const dialog = within(question);
  await userEvent.selectOptions(dialog.getByLabelText('Αιτία που αναφέρει το e-mail'), 'Μια τιμή είναι ασυνήθιστη');
  await userEvent.click(dialog.getByRole('button', { name: 'Αποστολή αιτήματος' }));
  await waitFor(() =>
    expect(seen.filter(({ name }) => name === 'PUT prescriptions request-correction').map(({ body }) => body)).toEqual([
      { id: 9, version: 2, reason: 'unusual' },
    ]),
  );
  expect(await screen.findByText('Ζητήσαμε από τον πελάτη τη συνταγή.')).toBeVisible();
});

test('the certificate for EOPYY of an approved prescription names the insured person, the item with its price and the powers', async () => {
  const printed: string[] = [];
  window.print = () => printed.push(document.querySelector('article')?.textContent ?? '');
  const { section } = await open({ status: 'approved' });
  await userEvent.click(within(section).getByRole('button', { name: 'Βεβαίωση για ΕΟΠΥΥ' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  for (const part of ['Ελένη Αλεξίου', 'ΑΜΚΑ', 'Aegean 02', '160,00', '−2.00', 'Υπογραφή και σφραγίδα οπτικού']) {
    expect(printed[0]).toContain(part);
  }
});

test('a prescription without values cannot be approved; the optician enters them as the rules require', async () => {
  const { seen, section } = await open({ source: 'later', status: 'waiting', values: null });
  expect(section).toHaveTextContent('Η συνταγή εγκρίνεται όταν έχει τιμές.');
  for (const name of ['Έγκριση συνταγής', 'Δελτίο εργαστηρίου']) {
    expect(within(section).queryByRole('button', { name })).toBeNull();
  }
  await userEvent.click(within(section).getByRole('button', { name: 'Συμπλήρωση τιμών' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Συμπλήρωση τιμών' }));
  for (const [eye, sph] of [
    ['Δεξί (OD)', '-2,25'],
    ['Αριστερό (OS)', '-1,50'],
  ] as const) {
    await userEvent.type(within(dialog.getByRole('group', { name: eye })).getByLabelText('SPH'), sph);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση τιμών' }));
  expect(dialog.getByLabelText('PD (mm)')).toHaveAccessibleDescription('Γράψτε τη διακορική απόσταση (PD).');
  await userEvent.type(dialog.getByLabelText('PD (mm)'), '63');
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση τιμών' }));
  expect(await screen.findByText('Οι τιμές αποθηκεύτηκαν.')).toBeVisible();
  const sent = seen.filter(({ name }) => name === 'PUT prescriptions transcribe').map(({ body }) => body);
  expect(sent).toMatchObject([{ id: 9, version: 2, values: { right: { sph: -2.25 }, left: { sph: -1.5 }, pd: 63 } }]);
});

test('the lab sheet has the frame, what is made and the powers, and nothing about the sale', async () => {
  const printed: string[] = [];
  window.print = () => printed.push(document.querySelector('article')?.textContent ?? '');
  const { section } = await open();
  await userEvent.click(within(section).getByRole('button', { name: 'Δελτίο εργαστηρίου' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const needed = ['Aegean 02', 'Χρήση: Μακρινή όραση', 'Πάχος: Κανονικοί 1,50', 'Επίστρωση: Σκληρή επίστρωση'];
  for (const part of [...needed, '+1.00−2.0090', 'PD: 63 mm']) {
    expect(printed[0]).toContain(part);
  }
  expect(printed[0]).not.toMatch(/Υπαναχώρηση|Συνταγή|Νίκος/);
});
