import { timingSafeEqual } from 'node:crypto';
import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import type { PricedCart } from '../../sales/quote.ts';
import { hashToken } from '../../sessions/sessions.repo.ts';
import { searchTextOf } from '../../text/normalise.ts';
import type { Buyer, OrderRequest } from './order-request.ts';

const NUMBER_DIGITS = 6;
/** A bank transfer holds the goods for 72 hours (product.md section 3). */
const BANK_TRANSFER_HOLD_MS = 72 * 60 * 60 * 1000;

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
}

/** Records an order with its lines as they were sold and the first event of each axis. */
export async function insertOrder(transaction: ShopDatabase, order: NewOrder): Promise<void> {
  const now = new Date();
  const { id } = await transaction
    .insertInto('orders')
    .values({ ...orderColumns(order, now), ...stockColumns(order.request, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('order_lines').values(lineRows(id, order.cart)).execute();
  const first = { order_id: id, from_state: null, actor: 'customer', at: now.toISOString() };
  await transaction
    .insertInto('order_events')
    .values([
      { ...first, axis: 'order', to_state: 'pending' },
      { ...first, axis: 'payment', to_state: 'awaiting' },
      { ...first, axis: 'fulfilment', to_state: 'unfulfilled' },
    ])
    .execute();
}

function orderColumns({ number, token, request, buyer, cart }: NewOrder, now: Date) {
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
    payment_fee_cents: cart.amounts.paymentFee,
    total_cents: cart.amounts.total,
    vat: JSON.stringify(cart.amounts.vat),
    marketing_consent: request.marketing_consent ? (1 as const) : (0 as const),
    search_text: searchTextOf(number, contact.full_name, contact.email, contact.phone.replace(/[^\d+]/g, '')),
  };
}

/** Only a bank transfer can still fall through by waiting; everything else is sold at once. */
function stockColumns(request: OrderRequest, now: Date) {
  if (request.payment_method !== 'bank_transfer') return { stock_state: 'committed', reserved_until: null };
  const until = new Date(now.getTime() + BANK_TRANSFER_HOLD_MS);
  return { stock_state: 'reserved', reserved_until: until.toISOString() };
}

function lineRows(orderId: number, cart: PricedCart) {
  return cart.lines.map(({ product, quantity }, index) => ({
    order_id: orderId,
    position: index + 1,
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    brand_name: product.brand_name,
    image: (JSON.parse(product.images) as string[])[0] ?? '',
    quantity,
    unit_price_cents: product.pay_cents,
    original_price_cents: product.price_cents,
    line_total_cents: product.pay_cents * quantity,
    vat_rate: product.vat_rate,
  }));
}

/** The order of a number, if the token is its own. */
export async function findOrderByToken(db: ShopDatabase, number: string, token: string): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return undefined;
  return timingSafeEqual(Buffer.from(row.token_hash), Buffer.from(hashToken(token))) ? row : undefined;
}
