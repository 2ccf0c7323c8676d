import type { exportAdminOrders, listAdminOrders } from '@fakos/contracts/admin-orders/contract';
import { toCents } from '@fakos/contracts/money';
import type { z } from 'zod';
import { omitUndefined } from '../../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { textMatches } from '../../search/text-matches.ts';
import { addDays, getStartOfDay } from '../../shop-days.ts';
import { findWithOpenWithdrawal, matchesQueue } from './order-queues.repo.ts';

type OrderQuery = z.output<typeof listAdminOrders.query>;
type Filters = z.output<typeof exportAdminOrders.query>;

const WHOLE_NUMBER = /^OP\d\d-\d{6,}$/i;

/** Other orders of the customer beside an order. */
const MAX_OTHER_ORDERS = 5;

const sortColumns = { created_at: 'created_at', total: 'total_cents', number: 'id' } as const;

/** One page of orders, and how many match. */
export async function findOrders(db: ShopDatabase, query: OrderQuery) {
  const matching = matchingOrders(db, query);
  const direction = query.order.toLowerCase() === 'asc' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'number', 'created_at', 'full_name', 'email', 'phone', 'items', 'total_cents'])
      .select(['status', 'payment_status', 'fulfilment_status', 'payment_method', 'shipping_method'])
      .orderBy(sortColumns[query.sort], direction)
      .orderBy('id', direction)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const withdrawn = await findWithOpenWithdrawal(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, has_open_withdrawal: withdrawn.has(row.id) })), total };
}

/** The filtered orders for a file, oldest first, at most `limit`. */
export function findOrdersForExport(db: ShopDatabase, filters: Filters, limit: number) {
  return matchingOrders(db, filters)
    .select(['number', 'created_at', 'status', 'payment_status', 'fulfilment_status', 'full_name', 'email', 'phone'])
    .select(['shipping_method', 'payment_method', 'items', 'subtotal_cents', 'discount_cents', 'coupon_code'])
    .select(['shipping_cents', 'payment_fee_cents', 'total_cents', 'paid_cents', 'refunded_cents', 'vat', 'invoice'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The IDs of the filtered orders, newest first, at most `limit`. */
export async function findOrderIds(db: ShopDatabase, filters: Filters, limit: number): Promise<number[]> {
  const rows = await matchingOrders(db, filters).select('id').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** The states and versions of some orders. */
export function findOrderStates(db: ShopDatabase, ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'version', 'status', 'payment_status', 'fulfilment_status'])
    .where('id', 'in', ids)
    .execute();
}

function matchingOrders(db: ShopDatabase, filters: Filters) {
  const { from, to, email, total_min: least, total_max: most, search = '' } = filters;
  return db
    .selectFrom('orders')
    .where((eb) => eb.and(omitUndefined(equalities(filters))))
    .$if(email !== undefined, (orders) =>
      orders.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', (email ?? '').toLowerCase())),
    )
    .$if(from !== undefined, (orders) => orders.where('created_at', '>=', getStartOfDay(from ?? '')))
    .$if(to !== undefined, (orders) => orders.where('created_at', '<', getStartOfDay(addDays(to ?? '', 1))))
    .$if(least !== undefined, (orders) => orders.where('total_cents', '>=', toCents(least ?? 0)))
    .$if(most !== undefined, (orders) => orders.where('total_cents', '<=', toCents(most ?? 0)))
    .$if(filters.withdrawal !== undefined, (orders) => orders.where(matchesQueue('withdrawal')))
    .$if(filters.next !== undefined, (orders) => orders.where(matchesQueue(filters.next ?? 'withdrawal')))
    .where((eb) => {
      // A whole number is looked up by its index; anything else is looked for in texts.
      if (WHOLE_NUMBER.test(search.trim())) return eb('number', '=', search.trim().toUpperCase());
      return textMatches('search_text', search);
    });
}

function equalities({ status, payment, fulfilment, payment_method, shipping_method, user_id }: Filters) {
  return {
    status,
    payment_status: payment,
    fulfilment_status: fulfilment,
    payment_method,
    shipping_method,
    user_id,
  };
}

/** The newest other orders of the same account or e-mail address. */
export function findOtherOrders(
  db: ShopDatabase,
  { id, email, user_id: userId }: Pick<OrderRow, 'id' | 'email' | 'user_id'>,
) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'created_at', 'total_cents', 'status', 'payment_status', 'fulfilment_status'])
    .where((eb) => {
      const byEmail = eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase());
      return userId === null ? byEmail : eb.or([byEmail, eb('user_id', '=', userId)]);
    })
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_OTHER_ORDERS)
    .execute();
}

/** The notes that staff keep with an order, oldest first. */
export function findNotes(db: ShopDatabase, orderId: number) {
  return db
    .selectFrom('order_notes')
    .select(['text', 'actor', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Changes of an order's recipient or address, oldest first. */
export function findEdits(db: ShopDatabase, orderId: number) {
  return db
    .selectFrom('order_edits')
    .select(['changes', 'actor', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Adds a note to an order. */
export async function insertNote(
  db: ShopDatabase,
  orderId: number,
  note: { text: string; actor: string },
): Promise<void> {
  await db
    .insertInto('order_notes')
    .values({ order_id: orderId, ...note, at: new Date().toISOString() })
    .execute();
}

/** The order and the status of a withdrawal. */
export function findWithdrawal(db: ShopDatabase, id: number) {
  return db.selectFrom('withdrawals').select(['id', 'order_id', 'status']).where('id', '=', id).executeTakeFirst();
}

/** Stores the carrier and the tracking number of an order. */
export async function setShipment(
  db: ShopDatabase,
  orderId: number,
  { carrier, tracking_number = '' }: { carrier?: string | undefined; tracking_number?: string | undefined },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ carrier: carrier ?? '', tracking_number })
    .where('id', '=', orderId)
    .execute();
}
