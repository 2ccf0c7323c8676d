import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  type Order,
  type OrderSummary,
  reorder,
  withdrawFromOrder,
} from '@fakos/shared-kit/api/orders/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { toEuros } from '../../money/cents.ts';
import { canCancel } from '../../sales/buyer-rights.ts';
import { countCouponTry } from '../../sales/coupons/coupon-tries.ts';
import { inTransaction } from '../../sales/in-transaction.ts';
import { loadWholeOrder, toOrder } from '../../sales/order-answer.ts';
import { takeStep } from '../../sales/order-steps.ts';
import { findOrder, lockLatest, orderOfBuyer } from '../../sales/orders.repo.ts';
import { builtInProviders } from '../../sales/payments/built-in-providers.ts';
import { authorize } from '../../sales/payments/move-money.ts';
import type { Providers } from '../../sales/payments/provider.ts';
import { withdraw } from '../../sales/withdrawals/withdraw.ts';
import { type Language, translate } from '../../text/translate.ts';
import { bankTransferOf } from './bank-transfer.ts';
import { forgetOldKeys, idempotencyKeyOf, once } from './idempotency.ts';
import { findOrdersOf } from './orders.repo.ts';
import { placeOrder } from './place-order.ts';
import { reorderable } from './reorderable.ts';

/** orders.php: place an order, read it, and what its buyer may do with it afterwards. */
export function orderEndpoints(providers: Providers = builtInProviders): Endpoint[] {
  return [placing(providers), ...reading, ...changing];
}

function placing(providers: Providers): Endpoint {
  return endpoint(createOrder, async ({ body, db, language, session, request }) => {
    const key = idempotencyKeyOf(request.header('idempotency-key'));
    await countCouponTry(db, body.coupon, request.address());
    await forgetOldKeys(db);
    const buyer = { userId: session?.user.id ?? null, language };
    const placed = await inTransaction(db, (transaction) =>
      once(transaction, key, body, () => placeOrder(transaction, body, { buyer, providers })),
    );
    const order = await findOrder(db, placed.number);
    const url = order && (await authorize(db, providers, order));
    const data = { ...placed, ...(url !== undefined && { payment_url: url }) };
    return { message: translate(language, 'done.orderPlaced'), data };
  });
}

const reading = [
  endpoint(
    getOrder,
    async ({ query, db, session, language }) => {
      return { data: await answerOf(db, await orderOfBuyer(db, query, session?.user.id ?? null), language) };
    },
    { private: true },
  ),

  endpoint(listOrders, async ({ query, db, session }) => {
    const { rows, total, lines } = await findOrdersOf(db, session?.user.id ?? 0, query);
    const data = rows.map(({ id, total_cents: cents, ...row }) => ({
      ...(row as Pick<
        OrderSummary,
        'number' | 'created_at' | 'status' | 'payment_status' | 'fulfilment_status' | 'items'
      >),
      total: toEuros(cents),
      lines: (lines.get(id) ?? []).map(({ slug, name, image, quantity }) => ({ slug, name, image, quantity })),
    }));
    return { data, meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(
    reorder,
    async ({ query, db, session, language }) => {
      const order = await orderOfBuyer(db, query, session?.user.id ?? null);
      return { data: await reorderable(db, order, language) };
    },
    { private: true },
  ),
];

const changing = [
  endpoint(cancelOrder, async ({ body, db, language, session }) => {
    const data = await inTransaction(db, async (transaction) => {
      const { id } = await orderOfBuyer(transaction, body, session?.user.id ?? null);
      const order = await lockLatest(transaction, id);
      if (!canCancel(order)) throw new Failure('CONFLICT', { reason: 'cannotCancel' });
      return answerOf(
        transaction,
        await takeStep(transaction, order, { axis: 'order', to: 'cancelled', actor: 'customer' }),
        language,
      );
    });
    return { message: translate(language, 'done.orderCancelled'), data };
  }),

  endpoint(withdrawFromOrder, async ({ body, db, language, session }) => {
    const data = await inTransaction(db, async (transaction) => {
      const { id } = await orderOfBuyer(transaction, body, session?.user.id ?? null);
      const order = await lockLatest(transaction, id);
      await withdraw(transaction, order, body, language);
      return answerOf(transaction, order, language);
    });
    return { message: translate(language, 'done.withdrawalReceived'), data };
  }),
];

async function answerOf(db: ShopDatabase, order: OrderRow, language: Language): Promise<Order> {
  const [whole, transfer] = [await loadWholeOrder(db, order), await bankTransferOf(db, order, language)];
  return { ...toOrder(whole), ...(transfer && { bank_transfer: transfer }) };
}
