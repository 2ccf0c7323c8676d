import { inTransaction } from '../../../database/in-transaction.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { lockLatest } from '../orders/orders.repo.ts';
import { findReference } from './payments.repo.ts';
import type { PaymentResult, Providers, RemoteProvider } from './provider.ts';
import { applyAuthorized, applyCaptured } from './receive-event.ts';

/** The remote provider of an order's payment; null if staff handle the money. */
export function getRemoteProvider(
  providers: Providers,
  order: Pick<OrderRow, 'payment_method'>,
): RemoteProvider | null {
  return providers[order.payment_method]?.remote ?? null;
}

/**
 * Requests the payment of a placed order from its remote provider, if it has one. Returns the URL to which the buyer must
 * go, if any. The request is idempotent: repeated calls for the same order have the same key.
 */
export async function authorize(db: ShopDatabase, providers: Providers, order: OrderRow): Promise<string | undefined> {
  const remote = getRemoteProvider(providers, order);
  if (remote === null || order.payment_status !== 'awaiting') return undefined;
  const request = requestFor(order, '', 'authorize');
  const result = await remote.authorize(request);
  if (result.outcome === 'done') await apply(db, order, result, applyAuthorized);
  return result.buyerUrl;
}

/** Captures the authorised amount; CONFLICT if the provider refuses. */
export async function capture(db: ShopDatabase, remote: RemoteProvider, order: OrderRow, actor: string): Promise<void> {
  const reference = await findReference(db, order.id);
  const result = await remote.capture(requestFor(order, reference, 'capture'));
  if (result.outcome === 'refused') throw new Failure('CONFLICT', { reason: 'captureRefused' });
  if (result.outcome === 'done') await apply(db, order, result, applyCaptured, actor);
}

function requestFor(order: OrderRow, reference: string, what: string) {
  const cents = order.total_cents - order.paid_cents;
  return { orderNumber: order.number, cents, reference, key: `${order.number}-${what}` };
}

async function apply(
  db: ShopDatabase,
  order: OrderRow,
  { reference }: PaymentResult,
  effect: typeof applyCaptured,
  actor = `provider ${order.payment_method}`,
): Promise<void> {
  const cents = order.total_cents - order.paid_cents;
  await inTransaction(db, async (transaction) => {
    await effect(transaction, await lockLatest(transaction, order.id), { cents, reference }, actor);
  });
}
