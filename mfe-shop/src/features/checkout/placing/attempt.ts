import { nanoid } from '@fakos/shared-kit/state';
import { createTabValue } from '../../../parts/tab-storage/tab-value.ts';
import type { OrderRequest } from './order-request.ts';

/** How long the server remembers an idempotency key, in milliseconds (product.md section 3). */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The last order request that was sent, with its idempotency key. */
export interface Attempt {
  readonly content: string;
  /** Earlier contents that were sent with the same key and without a response, oldest first. */
  readonly earlier: readonly string[];
  readonly key: string;
  readonly sentAt: number;
  /** The outcome is unknown: the server may have received the order or not. */
  readonly isOpen: boolean;
}

/** See {@link Attempt}. Stored in the tab, because a page reload must not order twice. */
export const storedAttempt = createTabValue<Attempt>('fakos-order-sent', {
  content: '',
  earlier: [],
  key: '',
  sentAt: 0,
  isOpen: false,
});

/**
 * An attempt for an order. The same order keeps its key, so that a retry cannot order twice. A changed order keeps it too
 * while the outcome of an earlier one is unknown: the server accepts one order per key.
 */
export function createAttempt(order: OrderRequest): Attempt {
  const content = JSON.stringify(order);
  const last = storedAttempt.read();
  const isSame = last.content === content;
  const attempt = { content, sentAt: Date.now(), isOpen: true };
  if (!isFresh(last) || !(isSame || last.isOpen)) return { ...attempt, key: nanoid(), earlier: [] };
  const unconfirmed = isSame ? last.earlier : [...last.earlier, last.content];
  return { ...attempt, key: last.key, earlier: unconfirmed.filter((other) => other !== content) };
}

/** The last attempt if its outcome is unknown and its key is still valid. */
export function getUnconfirmedAttempt(): Attempt | undefined {
  const last = storedAttempt.read();
  return last.isOpen && isFresh(last) ? last : undefined;
}

/** The attempt for the last earlier content of a refused attempt; its outcome is still unknown. */
export function getEarlierAttempt({ earlier, ...refused }: Attempt): Attempt | undefined {
  const content = earlier.at(-1);
  return content === undefined ? undefined : { ...refused, content, earlier: earlier.slice(0, -1), isOpen: true };
}

function isFresh({ sentAt }: Attempt): boolean {
  return Date.now() - sentAt < KEY_LIFETIME_MS;
}
