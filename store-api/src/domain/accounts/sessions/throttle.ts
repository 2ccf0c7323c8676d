import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { networkOf } from './client-network.ts';
import { hashToken } from './sessions.repo.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface Limit {
  readonly account?: number;
  readonly address: number;
  readonly windowMs: number;
}

/** How often what may be tried, for one account and from one address, before the window must end. */
export const limits = {
  login: { account: 8, address: 40, windowMs: QUARTER_MS },
  registration: { account: 5, address: 30, windowMs: HOUR_MS },
  forgottenPassword: { account: 3, address: 20, windowMs: HOUR_MS },
  verificationMail: { account: 3, address: 20, windowMs: HOUR_MS },
  /** Keys of e-mails name no account. */
  token: { address: 30, windowMs: QUARTER_MS },
  emailChange: { account: 5, address: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** One count that somebody's attempts run into. */
export interface Bucket {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly isAccount: boolean;
}

/** Whom attempts of a kind are counted for: the account, and the network that they come from. Both are kept as hashes. */
export function bucketsOf(kind: keyof typeof limits, from: { email?: string; address: string }): readonly Bucket[] {
  const limit: Limit = limits[kind];
  const { windowMs } = limit;
  const byAddress = {
    name: hashToken(`${kind} address ${networkOf(from.address)}`),
    limit: limit.address,
    windowMs,
    isAccount: false,
  };
  if (limit.account === undefined || from.email === undefined) return [byAddress];
  const name = hashToken(`${kind} account ${from.email}`);
  return [{ name, limit: limit.account, windowMs, isAccount: true }, byAddress];
}

/**
 * Counts an attempt before it is looked at, so that many at once cannot slip through together; fails with 429 where
 * there were too many. {@link forgetAttempts} takes a good one back.
 */
export async function countAttempt(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  const now = new Date();
  await db.deleteFrom('login_attempts').where('window_ends_at', '<=', now.toISOString()).execute();
  for (const bucket of buckets) {
    const endsAt = new Date(now.getTime() + bucket.windowMs).toISOString();
    const row = await db
      .insertInto('login_attempts')
      .values({ bucket: bucket.name, failures: 1, window_ends_at: endsAt })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet((eb) => ({ failures: eb('login_attempts.failures', '+', 1) })),
      )
      .returning(['failures', 'window_ends_at'])
      .executeTakeFirstOrThrow();
    if (row.failures > bucket.limit) throw tooMany(row.window_ends_at, now);
  }
}

/** Writes the counts as they are: what a call costs that has nothing else to write and must not be told from one that has. */
export async function rewriteAttempts(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  for (const { name } of buckets) {
    await db
      .updateTable('login_attempts')
      .set((eb) => ({ failures: eb.ref('failures') }))
      .where('bucket', '=', name)
      .execute();
  }
}

/** A good attempt clears the account's count and takes itself off the address. */
export async function forgetAttempts(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  for (const { name, isAccount } of buckets) {
    if (isAccount) await db.deleteFrom('login_attempts').where('bucket', '=', name).execute();
    else {
      await db
        .updateTable('login_attempts')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('bucket', '=', name)
        .execute();
    }
  }
}

function tooMany(windowEndsAt: string, now: Date): Failure {
  const seconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000));
  return new Failure('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(seconds) } });
}
