import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { getNetwork } from '../../accounts/sessions/client-network.ts';
import { hashToken } from '../../accounts/sessions/sessions.repo.ts';
import { type Bucket, countAttempt, getLatestEnd } from '../../accounts/sessions/throttle.ts';
import { findCoupon } from './coupons.repo.ts';

/** Number of unknown codes that one address may try within a window. */
export const MAX_UNKNOWN_COUPONS = 20;
const WINDOW_MS = 15 * 60 * 1000;

/**
 * Counts unknown codes by the address that tries them. After too many it fails with 429, even for existing codes. Call it
 * outside a transaction, because a rollback would revert the count.
 */
export async function countCouponAttempt(db: ShopDatabase, code: string | undefined, address: string): Promise<void> {
  if (!code) return;
  const bucket = getBucket(address);
  const isUnknown = (await findCoupon(db, code)) === undefined;
  if (isUnknown) await countAttempt(db, [bucket]);
  else if (await isFull(db, bucket)) throw new Failure('TOO_MANY_REQUESTS');
}

/** Like {@link countCouponAttempt}, but returns whether there were too many instead of failing. */
export async function hasTriedTooMany(db: ShopDatabase, code: string | undefined, address: string): Promise<boolean> {
  try {
    await countCouponAttempt(db, code, address);
    return false;
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
}

async function isFull(db: ShopDatabase, bucket: Bucket): Promise<boolean> {
  const now = new Date();
  const row = await db
    .selectFrom('login_attempts')
    .select('failures')
    .where('bucket', '=', bucket.name)
    .where('window_ends_at', '>', now.toISOString())
    .where('window_ends_at', '<=', getLatestEnd(bucket, now))
    .executeTakeFirst();
  return (row?.failures ?? 0) >= bucket.limit;
}

function getBucket(address: string): Bucket {
  const name = hashToken(`coupon address ${getNetwork(address)}`);
  return { name, limit: MAX_UNKNOWN_COUPONS, windowMs: WINDOW_MS, isAccount: false };
}
