import { toEuros } from '@fakos/contracts/money';
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  reorder,
  withdrawFromOrder,
} from '@fakos/contracts/orders/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { cancelOwnOrder, loadBuyerOrder } from '../../domain/sales/orders/buyer-orders.ts';
import { checkOut } from '../../domain/sales/orders/check-out.ts';
import { getIdempotencyKey } from '../../domain/sales/orders/idempotency.ts';
import { getBuyerOrder, lockLatest } from '../../domain/sales/orders/orders.repo.ts';
import { findUserOrders } from '../../domain/sales/orders/placed-orders.repo.ts';
import { reorderable } from '../../domain/sales/orders/reorderable.ts';
import { builtInProviders, type Providers } from '../../domain/sales/payments/provider.ts';
import { withdraw } from '../../domain/sales/withdrawals/withdraw.ts';
import { translate } from '../../text/translate.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

/** orders.php: place and read an order, and actions of the buyer afterwards. */
export function orderEndpoints(providers: Providers = builtInProviders): ApiRoute[] {
  return [placing(providers), ...reading, ...changing];
}

function placing(providers: Providers): ApiRoute {
  return endpoint(createOrder, async ({ body, db, config, language, session, request }) => {
    const key = getIdempotencyKey(request.header('idempotency-key'));
    const buyer = { userId: session?.user.id ?? null, language };
    const data = await checkOut(db, body, { key, buyer, providers, config, address: request.address() });
    return { message: translate(language, 'done.orderPlaced'), data };
  });
}

const reading = [
  endpoint(getOrder, async ({ query, db, session, language }) => {
    return { data: await loadBuyerOrder(db, await getBuyerOrder(db, query, session?.user.id ?? null), language) };
  }),

  endpoint(listOrders, async ({ query, db, session }) => {
    const { rows, total, lines } = await findUserOrders(db, session?.user.id ?? 0, query);
    const data = rows.map(({ id, total_cents: cents, ...row }) => ({
      ...row,
      total: toEuros(cents),
      lines: (lines.get(id) ?? []).map(({ slug, name, image, quantity }) => ({ slug, name, image, quantity })),
    }));
    return { data, meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(reorder, async ({ query, db, session, language }) => {
    const order = await getBuyerOrder(db, query, session?.user.id ?? null);
    return { data: await reorderable(db, order, language) };
  }),
];

const changing = [
  endpoint(cancelOrder, async ({ body, db, language, session }) => {
    const data = await inTransaction(db, async (transaction) => {
      const order = await cancelOwnOrder(transaction, body, session?.user.id ?? null);
      return loadBuyerOrder(transaction, order, language);
    });
    return { message: translate(language, 'done.orderCancelled'), data };
  }),

  endpoint(withdrawFromOrder, async ({ body, db, language, session }) => {
    const data = await inTransaction(db, async (transaction) => {
      const { id } = await getBuyerOrder(transaction, body, session?.user.id ?? null);
      const order = await lockLatest(transaction, id);
      await withdraw(transaction, order, body, language);
      return loadBuyerOrder(transaction, order, language);
    });
    return { message: translate(language, 'done.withdrawalReceived'), data };
  }),
];
