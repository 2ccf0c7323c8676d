import type { ShopDatabase } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { hashToken } from './sessions.repo.ts';

const MAX_FAILURES_PER_ACCOUNT = 8;
const MAX_FAILURES_PER_ADDRESS = 40;
const WINDOW_MS = 15 * 60 * 1000;

interface Bucket {
  readonly name: string;
  readonly limit: number;
}

/** Whom failed logins are counted for: the account, and the address that they come from. Both are kept as hashes. */
export function loginBuckets(email: string, address: string): readonly Bucket[] {
  return [
    { name: hashToken(`account ${email}`), limit: MAX_FAILURES_PER_ACCOUNT },
    { name: hashToken(`address ${address}`), limit: MAX_FAILURES_PER_ADDRESS },
  ];
}

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip through together;
 * fails with 429 where there were too many. {@link forgetAttempts} takes a good one back.
 */
export async function countAttempt(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  const now = new Date();
  await db.deleteFrom('login_attempts').where('window_ends_at', '<=', now.toISOString()).execute();
  for (const bucket of buckets) {
    const row = await db
      .insertInto('login_attempts')
      .values({ bucket: bucket.name, failures: 1, window_ends_at: new Date(now.getTime() + WINDOW_MS).toISOString() })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet((eb) => ({ failures: eb('login_attempts.failures', '+', 1) })),
      )
      .returning(['failures', 'window_ends_at'])
      .executeTakeFirstOrThrow();
    if (row.failures > bucket.limit) throw tooMany(row.window_ends_at, now);
  }
}

/** A good login clears the account's count and takes its own attempt off the address. */
export async function forgetAttempts(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  const [account, address] = buckets;
  if (account) await db.deleteFrom('login_attempts').where('bucket', '=', account.name).execute();
  if (!address) return;
  await db
    .updateTable('login_attempts')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('bucket', '=', address.name)
    .execute();
}

function tooMany(windowEndsAt: string, now: Date): Failure {
  const seconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000));
  return new Failure('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(seconds) } });
}
