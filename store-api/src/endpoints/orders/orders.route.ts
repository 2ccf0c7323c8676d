import { createOrder, getOrder } from '@fakos/shared-kit/api/orders/contract';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { loadWholeOrder, toOrder } from '../../sales/order-answer.ts';
import { translate } from '../../text/translate.ts';
import { idempotencyKeyOf, once } from './idempotency.ts';
import { findOrderByToken } from './orders.repo.ts';
import { placeOrder } from './place-order.ts';

/** orders.php: place an order, read it with its token. */
export const orderEndpoints = [
  endpoint(createOrder, async ({ body, db, language, session, request }) => {
    const key = idempotencyKeyOf(request.header('idempotency-key'));
    const buyer = { userId: session?.user.id ?? null, language };
    const data = await db
      .transaction()
      .execute((transaction) => once(transaction, key, body, () => placeOrder(transaction, body, buyer)));
    return { message: translate(language, 'done.orderPlaced'), data };
  }),

  endpoint(
    getOrder,
    async ({ query, db }) => {
      const row = await findOrderByToken(db, query.number, query.token);
      if (!row) throw new Failure('NOT_FOUND');
      return { data: toOrder(await loadWholeOrder(db, row)) };
    },
    { private: true },
  ),
];
