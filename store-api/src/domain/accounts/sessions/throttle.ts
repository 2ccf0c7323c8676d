import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { getNetwork } from './client-network.ts';
import { hashToken } from './sessions.repo.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const LOGIN_LINK_MS = 8 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Maximum difference between the clocks of several instances, in milliseconds. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

interface Limit {
  /** Attempts on one account from one network. */
  readonly pair?: number;
  readonly account?: number;
  /** Window of the account's counter, if it differs from that of the others. */
  readonly accountWindowMs?: number;
  readonly address: number;
  readonly windowMs: number;
}

/** The number of attempts allowed per account and per address within a window. */
export const limits = {
  /**
   * Guessing is limited per network, and more slowly per account across all networks. A known device has its own counter,
   * so that an attacker cannot lock out the account's owner.
   */
  login: { pair: 8, account: 40, accountWindowMs: HOUR_MS, address: 40, windowMs: QUARTER_MS },
  /** The password confirmation in an open session. */
  password: { pair: 8, address: 40, windowMs: QUARTER_MS },
  /** Codes of two-step login, which can be tried only with the password. */
  twoStep: { pair: 10, account: 30, accountWindowMs: HOUR_MS, address: 40, windowMs: QUARTER_MS },
  registration: { account: 5, address: 30, windowMs: HOUR_MS },
  forgottenPassword: { account: 3, address: 20, windowMs: HOUR_MS },
  /**
   * The window is shorter than the life of a link. An attacker who uses up the limit leaves a valid link in the mailbox of the
   * account's owner, who therefore can always sign in.
   */
  loginLink: { account: 3, address: 20, windowMs: LOGIN_LINK_MS },
  verificationMail: { account: 3, address: 20, windowMs: HOUR_MS },
  /** E-mail tokens do not name an account. */
  token: { address: 30, windowMs: QUARTER_MS },
  /** Each request sends an e-mail to an address that anyone can type. */
  stockAlert: { account: 10, accountWindowMs: DAY_MS, address: 30, windowMs: HOUR_MS },
  review: { account: 20, address: 60, windowMs: HOUR_MS },
  emailChange: { account: 5, address: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** A counter of attempts. */
export interface Bucket {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly isAccount: boolean;
}

/** Account and source of an attempt. */
interface Origin {
  readonly email?: string;
  readonly address: string;
  /** A device that signed in to the account before. */
  readonly device?: string | undefined;
}

/** The counters of an attempt: the account and the client's network. Both are stored as hashes. */
export function getBuckets(kind: keyof typeof limits, { email, address, device }: Origin): readonly Bucket[] {
  const { pair, account, accountWindowMs, address: perAddress, windowMs }: Limit = limits[kind];
  const network = getNetwork(address);
  const bucket = (counted: string, limit: number, isAccount: boolean, window = windowMs): Bucket => ({
    name: hashToken(`${kind} ${counted}`),
    limit,
    windowMs: window,
    isAccount,
  });
  const byAddress = bucket(`address ${network}`, perAddress, false);
  if (email === undefined) return [byAddress];
  if (device !== undefined && pair !== undefined) return [bucket(`device ${device}`, pair, true), byAddress];
  return [
    ...(pair === undefined ? [] : [bucket(`pair ${network} ${email}`, pair, true)]),
    byAddress,
    ...(account === undefined ? [] : [bucket(`account ${email}`, account, true, accountWindowMs)]),
  ];
}

/**
 * Counts an attempt before it is processed, so that concurrent attempts cannot exceed the limit; fails with 429 if
 * there were too many. {@link forgetAttempts} reverts the count of a successful attempt.
 */
export async function countAttempt(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  const now = new Date();
  await db
    .deleteFrom('login_attempts')
    .where((eb) =>
      eb.or([
        eb('window_ends_at', '<=', now.toISOString()),
        ...buckets.map((bucket) =>
          eb.and([eb('bucket', '=', bucket.name), eb('window_ends_at', '>', getLatestEnd(bucket, now))]),
        ),
      ]),
    )
    .execute();
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

/**
 * The latest time at which a window can end. One that ends later began before the clock was set back, and would otherwise
 * lock out its account for as long as the clock was ahead.
 */
export function getLatestEnd({ windowMs }: Pick<Bucket, 'windowMs'>, now: Date): string {
  return new Date(now.getTime() + windowMs + CLOCK_TOLERANCE_MS).toISOString();
}

/** Writes the counters unchanged, so that a request without other writes takes as long as one with writes. */
export async function rewriteAttempts(db: ShopDatabase, buckets: readonly Bucket[]): Promise<void> {
  for (const { name } of buckets) {
    await db
      .updateTable('login_attempts')
      .set((eb) => ({ failures: eb.ref('failures') }))
      .where('bucket', '=', name)
      .execute();
  }
}

/** A successful attempt clears the account's counter and decrements the address's counter. */
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
