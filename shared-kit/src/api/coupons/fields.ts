import { z } from 'zod';
import { couponCode } from '../cart/fields.ts';
import { euros, rowId } from '../contract.ts';

// What the back office's form and the server check alike.

/** Shortest code, so that trying some out finds nothing. */
export const MIN_COUPON_CODE = 4;
/** Largest limit on uses. */
export const MAX_COUPON_USES = 1_000_000;
/** Most categories or products that a coupon is limited to. */
export const MAX_COUPON_TARGETS = 200;
/** Largest amount that a coupon takes off or asks for, in euros. */
export const MAX_COUPON_EUROS = 10_000;

/** What a coupon does: a percentage or an amount off the goods, or the courier for nothing. */
export const couponKind = z.enum(['percent', 'amount', 'free_shipping']);
/** See {@link couponKind}. */
export type CouponKind = z.output<typeof couponKind>;

const uses = z.number().int().min(1).max(MAX_COUPON_USES).nullable();
const moment = z.iso.datetime({ offset: true }).nullable();
const targets = z.array(rowId).max(MAX_COUPON_TARGETS);

/** The fields of a coupon. `value` is whole per cent or euros, and 0 for free shipping. */
export const couponFields = z.object({
  code: couponCode.min(MIN_COUPON_CODE),
  kind: couponKind,
  value: euros.max(MAX_COUPON_EUROS),
  /** What the goods must cost at least, before the discount. */
  minimum: euros.max(MAX_COUPON_EUROS),
  valid_from: moment,
  /** The first instant at which it is not valid any more. */
  valid_to: moment,
  usage_limit: uses,
  customer_limit: uses,
  /** Where both lists are empty it is for everything; a category stands for those inside it too. */
  category_ids: targets,
  product_ids: targets,
  active: z.boolean(),
});
