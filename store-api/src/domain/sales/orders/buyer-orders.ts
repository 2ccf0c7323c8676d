import type { Order } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { isReviewable } from '../../reviews/own-reviews.ts';
import { createReviewToken } from '../../reviews/review-token.ts';
import { getBankTransfer } from './bank-transfer.ts';
import { canCancel } from './buyer-rights.ts';
import { loadWholeOrder, toOrder } from './order-response.ts';
import { takeStep } from './order-steps.ts';
import { getBuyerOrder, lockLatest, type OrderKey } from './orders.repo.ts';

/** Cancels a buyer's own order inside a transaction. */
export async function cancelOwnOrder(
  transaction: ShopDatabase,
  key: OrderKey,
  userId: number | null,
): Promise<OrderRow> {
  const { id } = await getBuyerOrder(transaction, key, userId);
  const order = await lockLatest(transaction, id);
  if (!canCancel(order)) throw new Failure('CONFLICT', { reason: 'cannotCancel' });
  return takeStep(transaction, order, { axis: 'order', to: 'cancelled', actor: 'customer' });
}

/** An order as its buyer sees it, with how to pay it by bank transfer. */
export async function loadBuyerOrder(db: ShopDatabase, order: OrderRow, language: Language): Promise<Order> {
  const [whole, transfer] = [await loadWholeOrder(db, order), await getBankTransfer(db, order, language)];
  return {
    ...toOrder(whole),
    ...(transfer && { bank_transfer: transfer }),
    ...(isReviewable(order) && { review_token: await createReviewToken(db, order) }),
  };
}
