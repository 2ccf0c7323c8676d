import type { countAdminOrders, exportAdminOrders, listAdminOrders } from '@fakos/contracts/admin-orders/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { fulfilmentStatus, orderStatus, paymentStatus, type WithdrawalStatus } from '@fakos/contracts/orders/contract';
import type { z } from 'zod';
import { omitUndefined } from '../../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { textMatches } from '../../search/text-matches.ts';
import { addDays, getStartOfDay } from '../../shop-days.ts';

type OrderQuery = z.output<typeof listAdminOrders.query>;
type Filters = z.output<typeof exportAdminOrders.query>;

const WHOLE_NUMBER = /^OP\d\d-\d{6,}$/i;
/** Withdrawals waiting for staff. */
const OPEN_WITHDRAWALS: readonly WithdrawalStatus[] = ['received', 'goods_returned'];

const sortColumns = { created_at: 'created_at', total: 'total_cents', number: 'id' } as const;

/** One page of orders, and how many match. */
export async function findOrders(db: ShopDatabase, query: OrderQuery) {
  const matching = matchingOrders(db, query);
  const direction = query.order.toLowerCase() === 'asc' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'number', 'created_at', 'full_name', 'email', 'phone', 'items', 'total_cents'])
      .select(['status', 'payment_status', 'fulfilment_status'])
      .orderBy(sortColumns[query.sort], direction)
      .orderBy('id', direction)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
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

function matchingOrders(db: ShopDatabase, { status, payment, fulfilment, from, to, withdrawal, search = '' }: Filters) {
  return db
    .selectFrom('orders')
    .where((eb) => eb.and(omitUndefined({ status, payment_status: payment, fulfilment_status: fulfilment })))
    .$if(from !== undefined, (orders) => orders.where('created_at', '>=', getStartOfDay(from ?? '')))
    .$if(to !== undefined, (orders) => orders.where('created_at', '<', getStartOfDay(addDays(to ?? '', 1))))
    .$if(withdrawal !== undefined, (orders) =>
      orders.where('id', 'in', (eb) =>
        eb.selectFrom('withdrawals').select('order_id').where('status', 'in', OPEN_WITHDRAWALS),
      ),
    )
    .where((eb) => {
      // A whole number is looked up by its index; anything else is looked for in texts.
      if (WHOLE_NUMBER.test(search.trim())) return eb('number', '=', search.trim().toUpperCase());
      return textMatches('search_text', search);
    });
}

/** The number of orders in each state of every axis, and the number of withdrawals waiting for staff. */
export async function countOrders(db: ShopDatabase): Promise<OrderCounts> {
  return {
    status: await countByState(db, 'status', orderStatus.options),
    payment_status: await countByState(db, 'payment_status', paymentStatus.options),
    fulfilment_status: await countByState(db, 'fulfilment_status', fulfilmentStatus.options),
    open_withdrawals: await countOpenWithdrawals(db),
  };
}

type OrderCounts = EndpointResponse<typeof countAdminOrders>['data'];

async function countByState<State extends string>(
  db: ShopDatabase,
  column: 'status' | 'payment_status' | 'fulfilment_status',
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [eb.ref(column).as('state'), eb.fn.countAll<number>().as('count')])
    .groupBy(column)
    .execute();
  const counts = new Map<string, number>(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0])) as Record<State, number>;
}

async function countOpenWithdrawals(db: ShopDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', OPEN_WITHDRAWALS)
    .executeTakeFirstOrThrow();
  return count;
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
