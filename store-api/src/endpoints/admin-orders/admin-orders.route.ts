import {
  countAdminOrders,
  editOrderAddress,
  exportAdminOrders,
  getAdminOrder,
  handleWithdrawal,
  listAdminOrders,
  MAX_EXPORTED_ORDERS,
  noteOrder,
  quoteRefund,
  refundOrder,
  transitionOrder,
} from '@fakos/contracts/admin-orders/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Session } from '../../domain/accounts/sessions/sessions.repo.ts';
import { loadAdminOrder, toSummary } from '../../domain/sales/administration/admin-order-response.ts';
import { findOrders, findOrdersForExport, insertNote } from '../../domain/sales/administration/admin-orders.repo.ts';
import { editAddress } from '../../domain/sales/administration/edit-address.ts';
import { countOrders } from '../../domain/sales/administration/order-queues.repo.ts';
import { writeOrdersCsv } from '../../domain/sales/administration/orders-csv.ts';
import { moveWithdrawal, transition } from '../../domain/sales/administration/staff-steps.ts';
import { getOrderById } from '../../domain/sales/orders/orders.repo.ts';
import { builtInProviders, type Providers } from '../../domain/sales/payments/provider.ts';
import { priceRefund, refund } from '../../domain/sales/payments/refund.ts';
import { getShopDay } from '../../domain/shop-days.ts';
import { translate } from '../../text/translate.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

/** admin-orders.php: orders for staff. */
export function adminOrderEndpoints(providers: Providers = builtInProviders): ApiRoute[] {
  return [...reading, ...changing(providers)];
}

const reading = [
  endpoint(listAdminOrders, async ({ query, db }) => {
    const { rows, total } = await findOrders(db, query);
    return { data: rows.map(toSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminOrder, async ({ query, db }) => ({ data: await loadAdminOrder(db, query.id) })),

  endpoint(countAdminOrders, async ({ db }) => ({ data: await countOrders(db) })),

  endpoint(exportAdminOrders, async ({ query, db, language }) => {
    const rows = await findOrdersForExport(db, query, MAX_EXPORTED_ORDERS + 1);
    const exported = rows.slice(0, MAX_EXPORTED_ORDERS);
    const filename = `orders-${query.from ?? 'all'}-${query.to ?? getShopDay(new Date())}.csv`;
    const isComplete = rows.length === exported.length;
    const csv = writeOrdersCsv(exported, language);
    return { data: { filename, csv, count: exported.length, is_complete: isComplete } };
  }),
];

function changing(providers: Providers): ApiRoute[] {
  return [
    endpoint(transitionOrder, async ({ body, db, language, session }) => {
      await transition(db, providers, { ...body, actor: getActor(session) }, language);
      return { message: translate(language, 'done.orderUpdated'), data: await loadAdminOrder(db, body.id) };
    }),

    endpoint(refundOrder, async ({ body, db, language, session }) => {
      const { id, version, note, amount, ...parts } = body;
      const refunded = amount === undefined ? parts : toCents(amount);
      await refund(db, providers, { id, version, note, refunded, actor: getActor(session) }, language);
      return { message: translate(language, 'done.orderRefunded'), data: await loadAdminOrder(db, id) };
    }),

    endpoint(quoteRefund, async ({ body: { id, ...parts }, db, language }) => {
      const { cents } = await priceRefund(db, await getOrderById(db, id), parts, language);
      return { data: { amount: toEuros(cents) } };
    }),

    endpoint(editOrderAddress, async ({ body, db, language, session }) => {
      const data = await inTransaction(db, async (transaction) => {
        await editAddress(transaction, { ...body, actor: getActor(session) }, language);
        return loadAdminOrder(transaction, body.id);
      });
      return { message: translate(language, 'done.orderUpdated'), data };
    }),

    endpoint(noteOrder, async ({ body, db, language, session }) => {
      const data = await inTransaction(db, async (transaction) => {
        const { id } = await getOrderById(transaction, body.id);
        await insertNote(transaction, id, { text: body.text, actor: getActor(session) });
        return loadAdminOrder(transaction, id);
      });
      return { message: translate(language, 'done.orderUpdated'), data };
    }),

    endpoint(handleWithdrawal, async ({ body, db, language, session }) => {
      const data = await inTransaction(db, async (transaction) => {
        const orderId = await moveWithdrawal(transaction, { ...body, actor: getActor(session) }, language);
        return loadAdminOrder(transaction, orderId);
      });
      return { message: translate(language, 'done.withdrawalUpdated'), data };
    }),
  ];
}

function getActor(session: Session | null): string {
  return session?.user.email ?? '';
}
