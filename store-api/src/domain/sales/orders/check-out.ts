import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { countCouponAttempt } from '../coupons/coupon-attempts.ts';
import { authorize } from '../payments/remote-payments.ts';
import { once, removeExpiredKeys } from './idempotency.ts';
import { findOrder } from './orders.repo.ts';
import { type Placing, placedOrder, placeOrder } from './place-order.ts';
import type { OrderRequest } from './placed-orders.repo.ts';

interface Checkout extends Placing {
  readonly key: string;
  /** The client's IP address. */
  readonly address: string;
}

/**
 * Places an order once per idempotency key and starts its payment; `payment_url` is where the buyer continues to pay.
 */
export async function checkOut(db: ShopDatabase, request: OrderRequest, { key, address, ...placing }: Checkout) {
  await countCouponAttempt(db, request.coupon, address);
  await removeExpiredKeys(db);
  const placed = await inTransaction(db, (transaction) =>
    once(transaction, { key, body: { request, buyer: placing.buyer.userId }, response: placedOrder }, () =>
      placeOrder(transaction, request, placing),
    ),
  );
  const order = await findOrder(db, placed.number);
  const url = order && (await authorize(db, placing.providers, order));
  return { ...placed, ...(url !== undefined && { payment_url: url }) };
}
