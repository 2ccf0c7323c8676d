import type { createOrder } from '@fakos/contracts/orders/contract';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { readMainImage } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrdersTable } from '../../../database/tables/sales.ts';
import { toPersonSearchText } from '../../../text/normalise.ts';
import type { Language } from '../../../text/translate.ts';
import { hashToken } from '../../accounts/sessions/sessions.repo.ts';
import type { DiscountedLine, PricedCart } from '../quote/quote.ts';

/** The request body of the checkout. */
export type OrderRequest = z.output<typeof createOrder.body>;

/** The buyer, and the language in which the lines are stored. */
export interface Buyer {
  readonly userId: number | null;
  readonly language: Language;
}

const NUMBER_DIGITS = 6;

const athensYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Athens', year: '2-digit' });

/** The next number of the year, for example OP26-000123; without gaps, because it belongs to the transaction. */
export async function nextOrderNumber(transaction: ShopDatabase, now: Date): Promise<string> {
  const year = athensYear.format(now);
  const { value } = await transaction
    .insertInto('counters')
    .values({ name: `orders-${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return `OP${year}-${String(value).padStart(NUMBER_DIGITS, '0')}`;
}

interface NewOrder {
  readonly number: string;
  readonly token: string;
  readonly request: OrderRequest;
  readonly buyer: Buyer;
  readonly cart: PricedCart;
  /** How long the goods wait for the payment, in milliseconds; null if they are sold at once. */
  readonly holdMs: number | null;
}

/** Inserts an order with its lines and the first event of each axis; returns its ID. */
export async function insertOrder(transaction: ShopDatabase, order: NewOrder): Promise<number> {
  const now = new Date();
  const { id } = await transaction
    .insertInto('orders')
    .values({ ...orderColumns(order, now), ...stockColumns(order.holdMs, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_lines')
    .values(order.cart.lines.map((line, index) => lineRow(id, index + 1, line)))
    .execute();
  const first = { order_id: id, from_state: null, actor: 'customer', at: now.toISOString() };
  await transaction
    .insertInto('order_events')
    .values([
      { ...first, axis: 'order', to_state: 'pending' },
      { ...first, axis: 'payment', to_state: 'awaiting' },
      { ...first, axis: 'fulfilment', to_state: 'unfulfilled' },
    ])
    .execute();
  return id;
}

function orderColumns(
  { number, token, request, buyer, cart }: NewOrder,
  now: Date,
): Omit<Insertable<OrdersTable>, keyof StockColumns> {
  const { contact, address, invoice } = request;
  return {
    number,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    status: 'pending',
    payment_status: 'awaiting',
    fulfilment_status: 'unfulfilled',
    version: 1,
    user_id: buyer.userId,
    language: buyer.language,
    ...contact,
    shipping_method: request.shipping_method,
    address: request.shipping_method === 'courier' && address ? JSON.stringify(address) : null,
    payment_method: request.payment_method,
    invoice: invoice ? JSON.stringify(invoice) : null,
    note: request.note,
    items: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal_cents: cart.amounts.subtotal,
    shipping_cents: cart.amounts.shipping,
    discount_cents: cart.amounts.discount,
    coupon_code: cart.coupon?.code ?? null,
    payment_fee_cents: cart.amounts.paymentFee,
    total_cents: cart.amounts.total,
    vat: JSON.stringify(cart.amounts.vat),
    marketing_consent: request.marketing_consent ? 1 : 0,
    search_text: toOrderSearchText(number, contact),
  };
}

/** The text by which the back office searches an order. */
export function toOrderSearchText(number: string, { full_name: name, email, phone }: OrderRequest['contact']): string {
  return toPersonSearchText(number, name, email, phone.replace(/[^\d+]/g, ''));
}

type StockColumns = Pick<Insertable<OrdersTable>, 'stock_state' | 'reserved_until'>;

function stockColumns(holdMs: number | null, now: Date): StockColumns {
  if (holdMs === null) return { stock_state: 'committed', reserved_until: null };
  return { stock_state: 'reserved', reserved_until: new Date(now.getTime() + holdMs).toISOString() };
}

function lineRow(orderId: number, position: number, line: DiscountedLine) {
  const { product, quantity } = line;
  const options = line.options.map(({ id, name, price_cents }) => ({ id, name, price_cents }));
  return {
    order_id: orderId,
    position,
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    brand_name: product.brand_name,
    image: readMainImage(product.images),
    quantity,
    unit_price_cents: line.unitCents,
    original_price_cents: line.originalCents,
    line_total_cents: line.unitCents * quantity,
    vat_rate: product.vat_rate,
    options: JSON.stringify(options),
    configuration: line.configuration ? JSON.stringify(line.configuration) : null,
    pieces_per_item: line.piecesPerItem,
    discount_cents: line.discountCents,
  };
}

/** One page of the orders that an account placed, newest first, with their lines, and the total number. */
export async function findUserOrders(
  db: ShopDatabase,
  userId: number,
  { page, limit }: { page: number; limit: number },
) {
  const own = db.selectFrom('orders').where('user_id', '=', userId);
  const [rows, { total }] = await Promise.all([
    own
      .select(['id', 'number', 'created_at', 'status', 'payment_status', 'fulfilment_status', 'items', 'total_cents'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    rows,
    total,
    lines: await findOrderLines(
      db,
      rows.map(({ id }) => id),
    ),
  };
}

async function findOrderLines(db: ShopDatabase, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, never[]>();
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'slug', 'name', 'image', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(lines, (line) => line.order_id);
}
