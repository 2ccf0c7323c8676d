import { toEuros } from '@fakos/contracts/money';
import type { Order } from '@fakos/contracts/orders/contract';
import { isSealedGoods } from '@fakos/contracts/orders/rules';
import type { Selectable } from 'kysely';
import { readAddress, readInvoice, readLineOptions, readVat } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductType } from '../../../database/tables/catalogue.ts';
import type { OrderEventsTable, OrderLinesTable, OrderRow } from '../../../database/tables/sales.ts';
import type { Language } from '../../../text/translate.ts';
import { getStoredConfiguration, toConfiguredLine } from '../configurations/kinds.ts';
import { findWithdrawals, type StoredWithdrawal } from '../withdrawals/withdrawals.repo.ts';
import { getBuyerRights } from './buyer-rights.ts';

/** A line with the type of its product; null for a product that is no longer stored. */
type Line = Selectable<OrderLinesTable> & { readonly product_type: ProductType | null };
type Event = Selectable<OrderEventsTable>;

/** An order with its related rows, as stored. */
export interface WholeOrder {
  readonly row: OrderRow;
  readonly lines: readonly Line[];
  readonly events: readonly Event[];
  readonly withdrawals: readonly StoredWithdrawal[];
}

/** Reads the lines, events and withdrawals that belong to an order's row. */
export async function loadWholeOrder(db: ShopDatabase, row: OrderRow): Promise<WholeOrder> {
  const [lines, events, withdrawals] = await Promise.all([
    db
      .selectFrom('order_lines')
      .leftJoin('products', 'products.id', 'order_lines.product_id')
      .selectAll('order_lines')
      .select('products.product_type')
      .where('order_id', '=', row.id)
      .orderBy('position')
      .execute(),
    db.selectFrom('order_events').selectAll().where('order_id', '=', row.id).orderBy('id').execute(),
    findWithdrawals(db, row.id),
  ]);
  return { row, lines, events, withdrawals };
}

/** An order in the buyer's response; staff see the same and more. */
export function toOrder(whole: WholeOrder): Order {
  const { row, lines, events } = whole;
  return {
    number: row.number,
    created_at: row.created_at,
    status: row.status,
    payment_status: row.payment_status,
    fulfilment_status: row.fulfilment_status,
    contact: { full_name: row.full_name, email: row.email, phone: row.phone },
    shipping_method: row.shipping_method,
    address: row.address === null ? null : readAddress(row.address),
    payment_method: row.payment_method,
    ...(row.invoice !== null && { invoice: readInvoice(row.invoice) }),
    note: row.note,
    lines: lines.map((line) => toLine(line, row.language)),
    subtotal: toEuros(row.subtotal_cents),
    ...(row.discount_cents > 0 && { discount: toEuros(row.discount_cents) }),
    ...(row.coupon_code !== null && { coupon: row.coupon_code }),
    shipping: toEuros(row.shipping_cents),
    payment_fee: toEuros(row.payment_fee_cents),
    total: toEuros(row.total_cents),
    vat: readVat(row.vat).map(({ rate, cents }) => ({ rate, amount: toEuros(cents) })),
    ...getFollowUp(whole),
    allowed: getBuyerRights(whole),
    events: events.map(toEvent),
  };
}

/** Fields that are empty in most orders: refunds, shipment, withdrawals. */
function getFollowUp(whole: WholeOrder): Pick<Order, 'refunded' | 'shipment' | 'withdrawals'> {
  const { refunded_cents: refunded, carrier, tracking_number } = whole.row;
  return {
    ...(refunded > 0 && { refunded: toEuros(refunded) }),
    ...((carrier !== '' || tracking_number !== '') && { shipment: { carrier, tracking_number } }),
    ...(whole.withdrawals.length > 0 && { withdrawals: whole.withdrawals.map((one) => toWithdrawal(whole, one)) }),
  };
}

/** A withdrawal in the buyer's response. */
export function toWithdrawal({ lines }: Pick<WholeOrder, 'lines'>, withdrawal: StoredWithdrawal) {
  const names = new Map(lines.map((line) => [line.position, line.name]));
  return {
    created_at: withdrawal.created_at,
    status: withdrawal.status,
    reason: withdrawal.reason,
    lines: withdrawal.lines.map((line) => ({ ...line, name: names.get(line.position) ?? '' })),
  };
}

/** An order event in a response. */
export function toEvent(event: Event): Order['events'][number] {
  return { axis: event.axis, from: event.from_state, to: event.to_state, at: event.at };
}

/** Whether a line's goods can be returned only while their seal is unbroken. */
export function isSealedLine({ product_type: type }: Pick<Line, 'product_type'>): boolean {
  return type !== null && isSealedGoods(type);
}

function toLine(line: Line, language: Language): Order['lines'][number] {
  const options = readLineOptions(line.options);
  return {
    position: line.position,
    ...(isSealedLine(line) && { sealed_goods: true as const }),
    product_id: line.product_id,
    slug: line.slug,
    name: line.name,
    brand_name: line.brand_name,
    image: line.image,
    quantity: line.quantity,
    unit_price: toEuros(line.unit_price_cents),
    original_price: toEuros(line.original_price_cents),
    line_total: toEuros(line.line_total_cents),
    vat_rate: line.vat_rate,
    ...(options.length > 0 && {
      options: options.map(({ id, name, price_cents: cents }) => ({ id, name, price: toEuros(cents) })),
    }),
    // Described in the buyer's language, as the product's name is.
    ...toConfiguredLine(getStoredConfiguration(line), language),
    ...(line.discount_cents > 0 && { discount: toEuros(line.discount_cents) }),
  };
}
