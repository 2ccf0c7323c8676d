import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../../testing/render-shop.tsx';
import { createOrder } from '../../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../../testing/shop-api.ts';
import { formatCopiedAmount, toCopiedAccount } from './bank-details.tsx';

const account = [
  { label: 'Δικαιούχος', value: 'Φακός ΑΕ' },
  { label: 'Τράπεζα', value: 'Όλυμπος' },
  { label: 'IBAN', value: 'GR16 0110 1250 0000 0001 2300 695' },
];

async function openOrder(bank_transfer: ReturnType<typeof createOrder>['bank_transfer']) {
  const order = createOrder({ payment_method: 'bank_transfer', total: 1234.5, bank_transfer });
  mockShopApi({ 'orders.php?action=get': () => ({ data: order }) });
  await renderShop(`/order-success?n=${order.number}&t=${'0'.repeat(32)}`);
  return within(await screen.findByRole('region', { name: 'Πληρωμή' }));
}

test('all transfer data is shown, and copied in the format of banking forms', async () => {
  const user = userEvent.setup();
  const payment = await openOrder({ account, pay_until: '2026-11-24T10:00:00Z' });
  expect(payment.getByText(/μέσα στην προθεσμία/)).toBeInTheDocument();
  await payment.findByRole('group', { name: 'Στοιχεία κατάθεσης' });
  expect(
    payment.getAllByRole('definition').map((row) => row.textContent?.replace('Αντιγραφή', '').replace('\u00a0', ' ')),
  ).toEqual([
    'Φακός ΑΕ',
    'Όλυμπος',
    'GR16 0110 1250 0000 0001 2300 695',
    '1.234,50 €',
    'OP26-000123',
    '24 Νοε 2026, 12:00',
  ]);
  for (const [name, copied] of [
    ['IBAN', 'GR1601101250000000012300695'],
    ['Ποσό', '1234,50'],
    ['Αιτιολογία', 'OP26-000123'],
  ]) {
    await user.click(payment.getByRole('button', { name: `Αντιγραφή: ${name}` }));
    expect(await screen.findByText(`Αντιγράφηκε: ${name}`)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(copied);
  }
});

test('without a configured account there is a link to the contact page', async () => {
  const payment = await openOrder({ account: [] });
  expect(await payment.findByRole('link', { name: 'Επικοινωνήστε μαζί μας' })).toHaveAttribute('href', '/contact');
  expect(payment.queryByText('IBAN')).not.toBeInTheDocument();
  expect(payment.getByRole('button', { name: 'Αντιγραφή: Αιτιολογία' })).toBeInTheDocument();
});

test('no bank details without an awaited transfer', async () => {
  const payment = await openOrder(undefined);
  expect(payment.queryByRole('group')).not.toBeInTheDocument();
  expect(payment.queryByText(/μέσα στην προθεσμία/)).not.toBeInTheDocument();
});

test.each([
  ['GR16 0110 1250 0000 0001 2300 695', 'GR1601101250000000012300695'],
  ['gr1601101250000000012300695', 'GR1601101250000000012300695'],
  ['Φακός ΑΕ', 'Φακός ΑΕ'],
  ['Fakos 12 SA', 'Fakos 12 SA'],
])('%s is copied as %s', (shown, copied) => {
  expect(toCopiedAccount(shown)).toBe(copied);
});

test('a copied amount uses the decimal separator of the language', () => {
  expect(formatCopiedAmount(1234.5, 'el')).toBe('1234,50');
  expect(formatCopiedAmount(1234.5, 'en')).toBe('1234.50');
});
