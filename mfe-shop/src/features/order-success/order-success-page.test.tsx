import type { Order } from '@fakos/contracts/orders/contract';
import { screen, within } from '@testing-library/react';
import { renderShop } from '../../testing/render-shop.tsx';
import { createOrder } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

async function openOrder(overrides: Partial<Order>) {
  const order = createOrder(overrides);
  mockShopApi({ 'orders.php?action=get': () => ({ data: order }) });
  await renderShop(`/order-success?n=${order.number}&t=${'0'.repeat(32)}`);
  await screen.findByText(order.number);
}

const events: Order['events'] = [
  { axis: 'order', from: null, to: 'pending', at: '2026-11-20T10:00:00Z' },
  { axis: 'order', from: 'pending', to: 'cancelled', at: '2026-11-21T10:00:00Z' },
];
const cancelled = { status: 'cancelled', events } as const;

test('the page thanks the customer and shows the next step of the order', async () => {
  await openOrder({});
  expect(screen.getByRole('heading', { level: 1, name: 'Ευχαριστούμε για την παραγγελία!' })).toBeInTheDocument();
  const states = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(states).toEqual(expect.arrayContaining(['Σε αναμονή', 'Αναμένεται', 'Δεν έχει σταλεί ακόμη']));
});

test('a cancelled order neither thanks nor awaits a payment', async () => {
  await openOrder(cancelled);
  expect(screen.getByRole('heading', { level: 1, name: 'Η παραγγελία έχει ακυρωθεί' })).toBeInTheDocument();
  expect(screen.getByText(/Ακυρώθηκε στις 21 Νοεμβρίου 2026\. .*δεν χρειάζεται να την πληρώσετε/)).toBeInTheDocument();
  expect(screen.getByText('Ακυρώθηκε')).toBeInTheDocument();
  expect(screen.queryByText(/Ευχαριστούμε/)).not.toBeInTheDocument();
  expect(screen.queryByText('Αναμένεται')).not.toBeInTheDocument();
  expect(screen.queryByText('Δεν έχει σταλεί ακόμη')).not.toBeInTheDocument();
});

test('a cancelled order that was paid mentions the refund', async () => {
  await openOrder({ ...cancelled, payment_status: 'paid' });
  expect(screen.getByText(/Για την επιστροφή των χρημάτων θα σας γράψουμε στο maria@example.gr/)).toBeInTheDocument();
  expect(screen.getByText('Πληρώθηκε')).toBeInTheDocument();
});

test('the details of the invoice are shown', async () => {
  await openOrder({ invoice: { company_name: 'Όραση ΑΕ', vat_number: '094014201', tax_office: 'ΦΑΕ Αθηνών' } });
  const invoice = within(screen.getByRole('region', { name: 'Στοιχεία τιμολογίου' }));
  for (const text of [/Όραση ΑΕ/, /ΑΦΜ 094014201/, /ΔΟΥ ΦΑΕ Αθηνών/]) {
    expect(invoice.getByText(text)).toBeInTheDocument();
  }
});
