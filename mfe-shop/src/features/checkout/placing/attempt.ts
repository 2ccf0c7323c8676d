import { nanoid } from '@fakos/shared-kit/state';
import { createTabValue } from '../../../parts/tab-storage/tab-value.ts';
import type { OrderRequest } from './order-request.ts';

/** How long the server remembers an idempotency key, in milliseconds (product.md section 3). */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The last order request that was sent, with its idempotency key. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
  readonly sentAt: number;
  /** The outcome is unknown: the server may have received the order or not. */
  readonly isOpen: boolean;
}

/** See {@link Attempt}. Stored in the tab, because a page reload must not order twice. */
export const storedAttempt = createTabValue<Attempt>('fakos-order-sent', {
  content: '',
  key: '',
  sentAt: 0,
  isOpen: false,
});

/** An attempt for an order. The same order keeps its key, so that a retry cannot order twice. */
export function createAttempt(order: OrderRequest): Attempt {
  const content = JSON.stringify(order);
  const last = storedAttempt.read();
  const key = last.content === content && isFresh(last) ? last.key : nanoid();
  return { content, key, sentAt: Date.now(), isOpen: true };
}

/** The last attempt if its outcome is unknown and its key is still valid. */
export function getUnconfirmedAttempt(): Attempt | undefined {
  const last = storedAttempt.read();
  return last.isOpen && isFresh(last) ? last : undefined;
}

function isFresh({ sentAt }: Attempt): boolean {
  return Date.now() - sentAt < KEY_LIFETIME_MS;
}
