import type { createOrder } from '@fakos/shared-kit/api/orders/contract';
import type { z } from 'zod';
import type { Language } from '../../text/translate.ts';

/** What the checkout sends. */
export type OrderRequest = z.output<typeof createOrder.body>;

/** Who orders, and in which language the lines are kept. */
export interface Buyer {
  readonly userId: number | null;
  readonly language: Language;
}
