import { z } from 'zod';
import { orderInvalidates } from '../caching.ts';
import { defineEndpoint } from '../endpoint.ts';

/**
 * POST payments.php?action=webhook&provider=…: an event of a payment provider in the provider's format. 401 for a missing
 * or wrong signature, 404 for a provider without webhooks; a repeated event is ignored.
 */
export const receivePaymentEvent = defineEndpoint({
  resource: 'payments',
  method: 'POST',
  action: 'webhook',
  permission: 'public',
  invalidates: orderInvalidates,
  query: z.object({
    provider: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9_]*$/),
  }),
  body: z.record(z.string(), z.unknown()),
  response: z.object({ success: z.literal(true), is_new: z.boolean() }),
});
