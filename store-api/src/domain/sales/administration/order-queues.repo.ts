import type { countAdminOrders } from '@fakos/contracts/admin-orders/contract';
import {
  getOrderQueue,
  type OrderQueue,
  type OrderStateRule,
  orderQueueRules,
  orderQueues,
} from '@fakos/contracts/admin-orders/rules';
import { paymentMethod } from '@fakos/contracts/cart/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { fulfilmentStatus, orderStatus, paymentStatus, type WithdrawalStatus } from '@fakos/contracts/orders/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ShopDatabase, Tables } from '../../../database/schema.ts';

/** Withdrawals waiting for staff. */
const OPEN_WITHDRAWALS: readonly WithdrawalStatus[] = ['received', 'goods_returned'];

/** True while a withdrawal waits for staff. */
export function isOpenWithdrawal(status: WithdrawalStatus): boolean {
  return OPEN_WITHDRAWALS.includes(status);
}

type OrderConditions = ExpressionBuilder<Tables, 'orders'>;
type QueuedOrders = Tables & { queued: Tables['orders'] };

/**
 * Matches the orders of a queue, by the rules of the contract. The states are looked up in their index first, because
 * few orders of a large shop wait for something.
 */
export function matchesQueue(queue: OrderQueue) {
  return function matchOrders(eb: OrderConditions): Expression<SqlBool> {
    if (queue === 'withdrawal') {
      const open = eb.selectFrom('withdrawals').select('order_id').where('status', 'in', OPEN_WITHDRAWALS);
      return eb('orders.id', 'in', open);
    }
    return eb.or(
      orderQueueRules[queue].map((rule) => {
        const queued = eb.selectFrom('orders as queued').select('queued.id');
        return eb(
          'orders.id',
          'in',
          queued.where((conditions) => matchesRule(conditions, rule)),
        );
      }),
    );
  };
}

/** Every axis is compared, even with all of its states: the index is only used up to the first axis without a condition. */
function matchesRule(eb: ExpressionBuilder<QueuedOrders, 'queued'>, rule: OrderStateRule): Expression<SqlBool> {
  return eb.and([
    eb('queued.status', 'in', rule.status ?? orderStatus.options),
    eb('queued.payment_status', 'in', rule.payment_status ?? paymentStatus.options),
    eb('queued.fulfilment_status', 'in', rule.fulfilment_status ?? fulfilmentStatus.options),
    eb('queued.payment_method', 'in', rule.payment_method ?? paymentMethod.options),
  ]);
}

/** The ones among the orders that have a withdrawal waiting for staff. */
export async function findWithOpenWithdrawal(db: ShopDatabase, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('withdrawals')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('status', 'in', OPEN_WITHDRAWALS)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

/** The number of orders in each queue. Far fewer orders are counted than by {@link countOrders}. */
export async function countQueues(db: ShopDatabase): Promise<Pick<OrderCounts, 'next' | 'open_withdrawals'>> {
  const withdrawals = await countOpenWithdrawals(db);
  const counts: [OrderQueue, number][] = [['withdrawal', withdrawals.orders]];
  for (const queue of Object.keys(orderQueueRules) as (keyof typeof orderQueueRules)[]) {
    let sum = 0;
    for (const rule of orderQueueRules[queue]) sum += await countMatching(db, rule);
    counts.push([queue, sum]);
  }
  return { next: Object.fromEntries(counts) as OrderCounts['next'], open_withdrawals: withdrawals.all };
}

async function countMatching(db: ShopDatabase, rule: OrderStateRule): Promise<number> {
  const { count } = await db
    .selectFrom('orders as queued')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matchesRule(eb, rule))
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of orders in each state of every axis and in each queue, and of withdrawals waiting for staff. */
export type OrderCounts = EndpointResponse<typeof countAdminOrders>['data'];

/** See {@link OrderCounts}; all states are counted by one pass over an index. */
export async function countOrders(db: ShopDatabase): Promise<OrderCounts> {
  const states = await countStates(db);
  const withdrawals = await countOpenWithdrawals(db);
  const sum = (matches: (state: (typeof states)[number]) => boolean) =>
    states.filter(matches).reduce((total, { count }) => total + count, 0);
  const queues = orderQueues.map((queue) => [
    queue,
    queue === 'withdrawal' ? withdrawals.orders : sum((state) => getOrderQueue(state) === queue),
  ]);
  return {
    status: countBy(orderStatus.options, (name) => sum((state) => state.status === name)),
    payment_status: countBy(paymentStatus.options, (name) => sum((state) => state.payment_status === name)),
    fulfilment_status: countBy(fulfilmentStatus.options, (name) => sum((state) => state.fulfilment_status === name)),
    next: Object.fromEntries(queues) as OrderCounts['next'],
    open_withdrawals: withdrawals.all,
  };
}

function countBy<Name extends string>(names: readonly Name[], count: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
}

function countStates(db: ShopDatabase) {
  const columns = ['status', 'payment_status', 'fulfilment_status', 'payment_method'] as const;
  return db
    .selectFrom('orders')
    .select(columns)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(columns)
    .execute();
}

function countOpenWithdrawals(db: ShopDatabase): Promise<{ all: number; orders: number }> {
  return db
    .selectFrom('withdrawals')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('order_id').distinct().as('orders')])
    .where('status', 'in', OPEN_WITHDRAWALS)
    .executeTakeFirstOrThrow();
}
