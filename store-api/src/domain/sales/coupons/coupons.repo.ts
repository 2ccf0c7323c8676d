import type { CouponError } from '@fakos/contracts/cart/contract';
import { readCouponTargets } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CouponRow } from '../../../database/tables/sales.ts';
import { normalise } from '../../../text/normalise.ts';
import { hashToken } from '../../accounts/sessions/sessions.repo.ts';
import type { CouponTargets } from './coupon-rules.ts';

/** The customer who uses a coupon, as far as known. */
export interface Customer {
  readonly userId: number | null;
  readonly email?: string | undefined;
}

/** The lookup key of a code: case and accents do not matter. */
export function couponKey(code: string): string {
  return normalise(code);
}

/** The coupon of a code. */
export function findCoupon(db: ShopDatabase, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code_key', '=', couponKey(code)).executeTakeFirst();
}

/** The products and categories that a coupon is limited to, including the descendants of those categories. */
export async function findTargets(db: ShopDatabase, coupon: CouponRow): Promise<CouponTargets | null> {
  const products = new Set(readCouponTargets(coupon.product_ids));
  const categories = new Set(readCouponTargets(coupon.category_ids));
  if (products.size === 0 && categories.size === 0) return null;
  if (categories.size > 0) await addInnerCategories(db, categories);
  return { products, categories };
}

async function addInnerCategories(db: ShopDatabase, categories: Set<number>): Promise<void> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id'])
    .where('parent_id', 'is not', null)
    .execute();
  let known = 0;
  while (known < categories.size) {
    known = categories.size;
    for (const { id, parent_id: parent } of rows) if (parent !== null && categories.has(parent)) categories.add(id);
  }
}

/** True if a customer has reached the limit of uses of a coupon. */
export async function isUsedUpBy(db: ShopDatabase, coupon: CouponRow, customer: Customer): Promise<boolean> {
  const { userId, email } = customer;
  if (coupon.customer_limit === null || (userId === null && email === undefined)) return false;
  const { uses } = await db
    .selectFrom('coupon_redemptions')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('coupon_id', '=', coupon.id)
    .where('released_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(userId === null ? [] : [eb('user_id', '=', userId)]),
        ...(email === undefined ? [] : [eb('customer_hash', '=', customerHash(email))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return uses >= coupon.customer_limit;
}

/**
 * Takes one use of a coupon inside the order's transaction: a conditional update, whose lock also makes the customer's
 * own uses countable until the transaction ends. Returns the reason if none is left.
 */
export async function takeUse(
  transaction: ShopDatabase,
  coupon: CouponRow,
  customer: Customer,
): Promise<CouponError | undefined> {
  const taken = await transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', coupon.id)
    .where('active', '=', 1)
    .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('used', '<', eb.ref('usage_limit'))]))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return 'used_up';
  return (await isUsedUpBy(transaction, coupon, customer)) ? 'already_used' : undefined;
}

/** Stores the order that took the use. */
export async function recordUse(
  transaction: ShopDatabase,
  use: { readonly couponId: number; readonly orderId: number; readonly email: string; readonly userId: number | null },
): Promise<void> {
  await transaction
    .insertInto('coupon_redemptions')
    .values({
      coupon_id: use.couponId,
      order_id: use.orderId,
      customer_hash: customerHash(use.email),
      user_id: use.userId,
      released_at: null,
    })
    .execute();
}

/** Releases the coupon use of an order, once. */
export async function releaseUse(transaction: ShopDatabase, orderId: number): Promise<void> {
  const released = await transaction
    .updateTable('coupon_redemptions')
    .set({ released_at: new Date().toISOString() })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('coupon_id')
    .execute();
  for (const { coupon_id: id } of released) {
    await transaction
      .updateTable('coupons')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

function customerHash(email: string): string {
  return hashToken(`customer ${email.trim().toLowerCase()}`);
}
