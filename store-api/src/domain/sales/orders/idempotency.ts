import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';

/** How long a key replays its response (product.md section 3). */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const ACCEPTABLE_KEY = /^[\x21-\x7e]{8,128}$/;

/** The key of a request, checked. */
export function getIdempotencyKey(header: string | undefined): string {
  if (header === undefined || !ACCEPTABLE_KEY.test(header)) throw new Failure('BAD_REQUEST');
  return header;
}

/** Deletes expired responses; outside the orders' transactions, which need not wait for it. */
export async function removeExpiredKeys(db: ShopDatabase): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', cutoff()).execute();
}

/**
 * Runs `effect` once per key inside the transaction. The same key and body returns the first response again; another body
 * or another buyer is refused. If the effect fails, the key is rolled back too, so that the request can be retried.
 */
export async function once<T>(
  transaction: ShopDatabase,
  { key, body, response }: { readonly key: string; readonly body: unknown; readonly response: z.ZodType<T> },
  effect: () => Promise<T>,
): Promise<T> {
  const [keyHash, bodyHash] = [sha256(key), sha256(JSON.stringify(body))];
  const now = new Date().toISOString();
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key_hash: keyHash, body_hash: bodyHash, answer: '', created_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (!claimed) return response.parse(await findResponse(transaction, keyHash, bodyHash));
  const data = await effect();
  await transaction
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(data) })
    .where('key_hash', '=', keyHash)
    .execute();
  return data;
}

async function findResponse(transaction: ShopDatabase, keyHash: string, bodyHash: string): Promise<unknown> {
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== bodyHash) throw new Failure('IDEMPOTENCY_REUSED');
  return JSON.parse(first.answer);
}

function cutoff(): string {
  return new Date(Date.now() - LIFETIME_MS).toISOString();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
