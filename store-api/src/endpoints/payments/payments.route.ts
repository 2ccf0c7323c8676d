import { receivePaymentEvent } from '@fakos/shared-kit/api/payments/contract';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { inTransaction } from '../../sales/in-transaction.ts';
import { builtInProviders } from '../../sales/payments/built-in-providers.ts';
import type { Providers } from '../../sales/payments/provider.ts';
import { receiveEvent } from '../../sales/payments/receive-event.ts';

/** payments.php: what payment providers tell the shop. Nothing is done for whom the provider's signature does not name. */
export function paymentEndpoints(providers: Providers = builtInProviders): Endpoint[] {
  return [
    endpoint(receivePaymentEvent, async ({ query, db, request }) => {
      const remote = Object.hasOwn(providers, query.provider) ? providers[query.provider]?.remote : undefined;
      if (!remote) throw new Failure('NOT_FOUND');
      const event = remote.readWebhook({ text: request.rawBody(), header: request.header });
      if (event === null) throw new Failure('NOT_SIGNED_IN', { reason: 'webhookSignature' });
      const isNew = await inTransaction(db, (transaction) => receiveEvent(transaction, query.provider, event));
      return { is_new: isNew };
    }),
  ];
}
