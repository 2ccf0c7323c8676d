import {
  countAdminOrders,
  exportAdminOrders,
  getAdminOrder,
  handleWithdrawal,
  listAdminOrders,
  MAX_EXPORTED_ORDERS,
  noteOrder,
  refundOrder,
  transitionOrder,
} from '@fakos/shared-kit/api/admin-orders/contract';
import { fulfilmentStatus, orderStatus, paymentStatus } from '@fakos/shared-kit/api/orders/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { toCents } from '../../money/cents.ts';
import { inTransaction } from '../../sales/in-transaction.ts';
import { orderOfId } from '../../sales/orders.repo.ts';
import { builtInProviders } from '../../sales/payments/built-in-providers.ts';
import type { Providers } from '../../sales/payments/provider.ts';
import { refund } from '../../sales/payments/refund.ts';
import { shopDay } from '../../sales/shop-days.ts';
import type { Session } from '../../sessions/sessions.repo.ts';
import { translate } from '../../text/translate.ts';
import { loadAdminOrder, toSummary } from './admin-order-answer.ts';
import {
  countByState,
  countOpenWithdrawals,
  findOrders,
  findOrdersForExport,
  insertNote,
} from './admin-orders.repo.ts';
import { writeOrdersCsv } from './orders-csv.ts';
import { moveWithdrawal, transition } from './staff-steps.ts';

/** admin-orders.php: the orders as staff work on them. */
export function adminOrderEndpoints(providers: Providers = builtInProviders): Endpoint[] {
  return [...reading, ...changing(providers)];
}

const reading = [
  endpoint(listAdminOrders, async ({ query, db }) => {
    const { rows, total } = await findOrders(db, query);
    return { data: rows.map(toSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminOrder, async ({ query, db }) => ({ data: await loadAdminOrder(db, query.id) })),

  endpoint(countAdminOrders, async ({ db }) => {
    return {
      data: {
        status: await countAll(db, 'status', orderStatus.options),
        payment_status: await countAll(db, 'payment_status', paymentStatus.options),
        fulfilment_status: await countAll(db, 'fulfilment_status', fulfilmentStatus.options),
        open_withdrawals: await countOpenWithdrawals(db),
      },
    };
  }),

  endpoint(exportAdminOrders, async ({ query, db, language }) => {
    const rows = await findOrdersForExport(db, query, MAX_EXPORTED_ORDERS + 1);
    const exported = rows.slice(0, MAX_EXPORTED_ORDERS);
    const filename = `orders-${query.from ?? 'all'}-${query.to ?? shopDay(new Date())}.csv`;
    const isComplete = rows.length === exported.length;
    const csv = writeOrdersCsv(exported, language);
    return { data: { filename, csv, count: exported.length, is_complete: isComplete } };
  }),
];

function changing(providers: Providers): Endpoint[] {
  return [
    endpoint(transitionOrder, async ({ body, db, language, session }) => {
      await transition(db, providers, { ...body, actor: actorOf(session) }, language);
      return { message: translate(language, 'done.orderUpdated'), data: await loadAdminOrder(db, body.id) };
    }),

    endpoint(refundOrder, async ({ body, db, language, session }) => {
      const { id, version, note } = body;
      const wish = { id, version, note, cents: toCents(body.amount), actor: actorOf(session) };
      await refund(db, providers, wish, language);
      return { message: translate(language, 'done.orderRefunded'), data: await loadAdminOrder(db, id) };
    }),

    endpoint(noteOrder, async ({ body, db, language, session }) => {
      const data = await inTransaction(db, async (transaction) => {
        const { id } = await orderOfId(transaction, body.id);
        await insertNote(transaction, id, { text: body.text, actor: actorOf(session) });
        return loadAdminOrder(transaction, id);
      });
      return { message: translate(language, 'done.orderUpdated'), data };
    }),

    endpoint(handleWithdrawal, async ({ body, db, language, session }) => {
      const data = await inTransaction(db, async (transaction) => {
        const orderId = await moveWithdrawal(transaction, { ...body, actor: actorOf(session) }, language);
        return loadAdminOrder(transaction, orderId);
      });
      return { message: translate(language, 'done.withdrawalUpdated'), data };
    }),
  ];
}

async function countAll<State extends string>(
  db: ShopDatabase,
  column: Parameters<typeof countByState>[1],
  states: readonly State[],
): Promise<Record<State, number>> {
  const counts = await countByState(db, column);
  return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0])) as Record<State, number>;
}

function actorOf(session: Session | null): string {
  return session?.user.email ?? '';
}
