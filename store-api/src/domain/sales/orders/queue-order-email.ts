import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { queueEmail } from '../../outbox/queue-email.ts';

/** The steps of an order that its buyer is notified about. */
const toldSteps = new Set([
  'order.cancelled',
  'payment.paid',
  'payment.part_refunded',
  'payment.refunded',
  'fulfilment.ready_pickup',
  'fulfilment.shipped',
]);

/** Notifies the buyer of a step, if it concerns them; call it in the step's transaction. */
export async function queueOrderChange(
  transaction: ShopDatabase,
  order: Pick<OrderRow, 'number' | 'email' | 'language'>,
  { axis, to }: { readonly axis: string; readonly to: string },
): Promise<void> {
  if (!toldSteps.has(`${axis}.${to}`)) return;
  await queueEmail(transaction, {
    template: 'order_changed',
    to: order.email,
    language: order.language,
    params: { number: order.number, token: null, axis, to },
  });
}
