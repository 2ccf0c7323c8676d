import { toEuros } from '@fakos/contracts/money';
import { readInvoice, readVat } from '../../../database/json-columns.ts';
import { formatDecimal, writeCsv } from '../../../text/csv.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { findOrdersForExport } from './admin-orders.repo.ts';

type Row = Awaited<ReturnType<typeof findOrdersForExport>>[number];

const columns = {
  number: (row) => row.number,
  createdAt: (row) => row.created_at,
  status: (row, language) => translate(language, `states.order.${row.status}`),
  payment: (row, language) => translate(language, `states.payment.${row.payment_status}`),
  fulfilment: (row, language) => translate(language, `states.fulfilment.${row.fulfilment_status}`),
  name: (row) => row.full_name,
  email: (row) => row.email,
  phone: (row) => row.phone,
  shippingMethod: (row) => row.shipping_method,
  paymentMethod: (row) => row.payment_method,
  items: (row) => String(row.items),
  subtotal: (row, language) => amount(row.subtotal_cents, language),
  discount: (row, language) => amount(row.discount_cents, language),
  coupon: (row) => row.coupon_code ?? '',
  shipping: (row, language) => amount(row.shipping_cents, language),
  paymentFee: (row, language) => amount(row.payment_fee_cents, language),
  total: (row, language) => amount(row.total_cents, language),
  vat: (row, language) => amount(getVat(row), language),
  paid: (row, language) => amount(row.paid_cents, language),
  refunded: (row, language) => amount(row.refunded_cents, language),
  vatNumber: (row) => (row.invoice === null ? '' : readInvoice(row.invoice).vat_number),
} as const satisfies Record<string, (row: Row, language: Language) => string>;

/** Orders as a CSV file with a row of headings, the way spreadsheets of the language read it. */
export function writeOrdersCsv(rows: readonly Row[], language: Language): string {
  const headings = Object.keys(columns).map((name) => translate(language, `ordersCsv.${name}`));
  return writeCsv(
    [headings, ...rows.map((row) => Object.values(columns).map((write) => write(row, language)))],
    language,
  );
}

function amount(cents: number, language: Language): string {
  return formatDecimal(toEuros(cents), 2, language);
}

function getVat(row: Row): number {
  return readVat(row.vat).reduce((sum, { cents }) => sum + cents, 0);
}
