import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { lockLatest } from '../orders/orders.repo.ts';
import { findReference } from './payments.repo.ts';
import type { PaymentAnswer, Providers, RemoteProvider } from './provider.ts';
import { applyAuthorized, applyCaptured } from './receive-event.ts';

/** Who moves an order's money over the network; null where people do. */
export function remoteOf(providers: Providers, order: Pick<OrderRow, 'payment_method'>): RemoteProvider | null {
  return providers[order.payment_method]?.remote ?? null;
}

/**
 * Asks the provider of a placed order for its money, where there is one to ask. Says where the buyer has to go, if they
 * have to. Repeated for the same order it is the same request to the provider.
 */
export async function authorize(db: ShopDatabase, providers: Providers, order: OrderRow): Promise<string | undefined> {
  const remote = remoteOf(providers, order);
  if (remote === null || order.payment_status !== 'awaiting') return undefined;
  const request = requestFor(order, '', 'authorize');
  const answer = await remote.authorize(request);
  if (answer.outcome === 'done') await apply(db, order, answer, applyAuthorized);
  return answer.buyerUrl;
}

/** Takes the money that a provider holds; CONFLICT where it refuses. */
export async function capture(db: ShopDatabase, remote: RemoteProvider, order: OrderRow, actor: string): Promise<void> {
  const reference = await findReference(db, order.id);
  const answer = await remote.capture(requestFor(order, reference, 'capture'));
  if (answer.outcome === 'refused') throw new Failure('CONFLICT', { reason: 'captureRefused' });
  if (answer.outcome === 'done') await apply(db, order, answer, applyCaptured, actor);
}

function requestFor(order: OrderRow, reference: string, what: string) {
  const cents = order.total_cents - order.paid_cents;
  return { orderNumber: order.number, cents, reference, key: `${order.number}-${what}` };
}

async function apply(
  db: ShopDatabase,
  order: OrderRow,
  { reference }: PaymentAnswer,
  effect: typeof applyCaptured,
  actor = `provider ${order.payment_method}`,
): Promise<void> {
  const cents = order.total_cents - order.paid_cents;
  await inTransaction(db, async (transaction) => {
    await effect(transaction, await lockLatest(transaction, order.id), { cents, reference }, actor);
  });
}
