import { receivePaymentEvent } from '@fakos/contracts/payments/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { builtInProviders, type Providers } from '../../domain/sales/payments/provider.ts';
import { receiveEvent } from '../../domain/sales/payments/receive-event.ts';
import { Failure } from '../../errors/failure.ts';
import { type ApiRoute, endpoint } from '../endpoint.ts';

/** payments.php: webhooks of payment providers. Requests without a valid signature of the provider are refused. */
export function paymentEndpoints(providers: Providers = builtInProviders): ApiRoute[] {
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
