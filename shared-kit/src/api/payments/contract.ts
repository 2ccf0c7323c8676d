import { z } from 'zod';
import { defineCall } from '../contract.ts';

/**
 * POST payments.php?action=webhook&provider=…: what a payment provider tells the shop, in the provider's own words. A
 * signature that is missing or wrong is 401, a provider without webhooks 404; the same event twice has one effect.
 */
export const receivePaymentEvent = defineCall({
  resource: 'payments',
  method: 'POST',
  action: 'webhook',
  permission: 'public',
  query: z.object({
    provider: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9_]*$/),
  }),
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ success: z.literal(true), is_new: z.boolean() }),
});
