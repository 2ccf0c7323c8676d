import { nanoid } from '@fakos/shared-kit/state';
import { keepInTab } from '../../parts/kept/kept-value.ts';
import type { OrderRequest } from './order-of.ts';

/** How long the server knows a key, in milliseconds (product.md section 3). */
const KEY_LASTS_MS = 24 * 60 * 60 * 1000;

/** The order that was last sent as it was written, and the key it went with. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
  readonly sentAt: number;
  /** Nobody knows whether it arrived. */
  readonly isOpen: boolean;
}

/** See {@link Attempt}; also a refresh must not buy twice. */
export const keptAttempt = keepInTab<Attempt>('fakos-order-sent', { content: '', key: '', sentAt: 0, isOpen: false });

/** How an order goes out: the same order always with the same key, so that a retry can never buy twice. */
export function attemptFor(order: OrderRequest): Attempt {
  const content = JSON.stringify(order);
  const last = keptAttempt.read();
  const key = last.content === content && isFresh(last) ? last.key : nanoid();
  return { content, key, sentAt: Date.now(), isOpen: true };
}

/** The attempt that nobody knows the end of, while its key still holds. */
export function openAttempt(): Attempt | undefined {
  const last = keptAttempt.read();
  return last.isOpen && isFresh(last) ? last : undefined;
}

function isFresh({ sentAt }: Attempt): boolean {
  return Date.now() - sentAt < KEY_LASTS_MS;
}
