import { isBuyerNotified } from '@fakos/contracts/admin-orders/rules';
import type { OrderAxis } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { queueEmail } from '../../outbox/queue-email.ts';

/** Notifies the buyer of a step, if it concerns them; call it in the step's transaction. */
export async function queueOrderChange(
  transaction: ShopDatabase,
  order: Pick<OrderRow, 'number' | 'email' | 'language'>,
  { axis, to }: { readonly axis: OrderAxis; readonly to: string },
): Promise<void> {
  if (!isBuyerNotified(axis, to)) return;
  await queueEmail(transaction, {
    template: 'order_changed',
    to: order.email,
    language: order.language,
    params: { number: order.number, token: null, axis, to },
  });
}
