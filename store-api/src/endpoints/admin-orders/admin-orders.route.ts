import {
  type AdminOrder,
  type AdminOrderSummary,
  getAdminOrder,
  listAdminOrders,
  transitionOrder,
} from '@fakos/shared-kit/api/admin-orders/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { toEuros } from '../../money/cents.ts';
import { loadWholeOrder, toEvent, toOrder } from '../../sales/order-answer.ts';
import { checkStep, takeStep } from '../../sales/order-steps.ts';
import { translate } from '../../text/translate.ts';
import { findOrderById, findOrders } from './admin-orders.repo.ts';

/** admin-orders.php: the orders as staff work on them. */
export const adminOrderEndpoints = [
  endpoint(listAdminOrders, async ({ query, db }) => {
    const { rows, total } = await findOrders(db, query);
    return { data: rows.map(toSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminOrder, async ({ query, db }) => {
    return { data: await toAdminOrder(db, await orderOf(db, query.id)) };
  }),

  endpoint(transitionOrder, async ({ body, db, language, session }) => {
    const step = { axis: body.axis, to: body.to, actor: session?.user.email ?? '' };
    const data = await db.transaction().execute(async (transaction) => {
      const order = await orderOf(transaction, body.id);
      if (order.version !== body.version) throw new Failure('STALE_VERSION');
      checkStep(order, step, language);
      await takeStep(transaction, order, step);
      return toAdminOrder(transaction, await orderOf(transaction, body.id));
    });
    return { message: translate(language, 'done.orderUpdated'), data };
  }),
];

async function orderOf(db: ShopDatabase, id: number): Promise<OrderRow> {
  const order = await findOrderById(db, id);
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}

async function toAdminOrder(db: ShopDatabase, row: OrderRow): Promise<AdminOrder> {
  const whole = await loadWholeOrder(db, row);
  const events = whole.events.map((event) => ({ ...toEvent(event), actor: event.actor }));
  return { ...toOrder(whole), id: row.id, version: row.version, events };
}

type SummaryRow = Awaited<ReturnType<typeof findOrders>>['rows'][number];

function toSummary({ total_cents: cents, ...row }: SummaryRow): AdminOrderSummary {
  return {
    ...row,
    status: row.status as AdminOrderSummary['status'],
    payment_status: row.payment_status as AdminOrderSummary['payment_status'],
    fulfilment_status: row.fulfilment_status as AdminOrderSummary['fulfilment_status'],
    total: toEuros(cents),
  };
}
