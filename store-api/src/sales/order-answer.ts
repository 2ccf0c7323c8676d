import type { Order } from '@fakos/shared-kit/api/orders/contract';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/schema.ts';
import type { OrderEventsTable, OrderLinesTable, OrderRow } from '../database/tables/sales.ts';
import { toEuros } from '../money/cents.ts';

type Line = Selectable<OrderLinesTable>;
type Event = Selectable<OrderEventsTable>;

/** An order with its lines and events, the way they are kept. */
export interface WholeOrder {
  readonly row: OrderRow;
  readonly lines: readonly Line[];
  readonly events: readonly Event[];
}

/** Reads the lines and events that belong to an order's row. */
export async function loadWholeOrder(db: ShopDatabase, row: OrderRow): Promise<WholeOrder> {
  const [lines, events] = await Promise.all([
    db.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).orderBy('position').execute(),
    db.selectFrom('order_events').selectAll().where('order_id', '=', row.id).orderBy('id').execute(),
  ]);
  return { row, lines, events };
}

/** An order as the wire shows it to its buyer; staff see the same and more. */
export function toOrder({ row, lines, events }: WholeOrder): Order {
  const vat = JSON.parse(row.vat) as { rate: number; cents: number }[];
  return {
    number: row.number,
    created_at: row.created_at,
    status: row.status as Order['status'],
    payment_status: row.payment_status as Order['payment_status'],
    fulfilment_status: row.fulfilment_status as Order['fulfilment_status'],
    contact: { full_name: row.full_name, email: row.email, phone: row.phone },
    shipping_method: row.shipping_method as Order['shipping_method'],
    address: row.address === null ? null : (JSON.parse(row.address) as Order['address']),
    payment_method: row.payment_method as Order['payment_method'],
    note: row.note,
    lines: lines.map(toLine),
    subtotal: toEuros(row.subtotal_cents),
    shipping: toEuros(row.shipping_cents),
    payment_fee: toEuros(row.payment_fee_cents),
    total: toEuros(row.total_cents),
    vat: vat.map(({ rate, cents }) => ({ rate, amount: toEuros(cents) })),
    events: events.map(toEvent),
  };
}

/** A step of an order's life as the wire shows it. */
export function toEvent(event: Event): Order['events'][number] {
  const axis = event.axis as Order['events'][number]['axis'];
  return { axis, from: event.from_state, to: event.to_state, at: event.at };
}

function toLine(line: Line): Order['lines'][number] {
  return {
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
  };
}
