import { z } from 'zod';
import { couponCode } from '../cart/fields.ts';
import { euros, rowId } from '../endpoint.ts';

// Validation that the back office's form and the server share.

/** Minimum length of a code, so that codes cannot be guessed. */
export const MIN_COUPON_CODE = 4;
/** Maximum value of a usage limit. */
export const MAX_COUPON_USES = 1_000_000;
/** Maximum number of categories or products that a coupon is restricted to. */
export const MAX_COUPON_TARGETS = 200;
/** Maximum discount and maximum minimum order value, in euros. */
export const MAX_COUPON_EUROS = 10_000;

/** Effect of a coupon: a percentage or an amount off the products, or free shipping. */
export const couponKind = z.enum(['percent', 'amount', 'free_shipping']);
/** See {@link couponKind}. */
export type CouponKind = z.output<typeof couponKind>;

/**
 * Whether a coupon can be used now: `inactive` if it is switched off, `planned` before it starts, `ended` after its end,
 * `used_up` at its usage limit. Of several reasons it is the first in this order.
 */
export const couponState = z.enum(['inactive', 'planned', 'ended', 'used_up', 'active']);
/** See {@link couponState}. */
export type CouponState = z.output<typeof couponState>;

const uses = z.number().int().min(1).max(MAX_COUPON_USES).nullable();
const moment = z.iso.datetime({ offset: true }).nullable();
const targets = z.array(rowId).max(MAX_COUPON_TARGETS);

/** Fields of a coupon. `value` is a whole percentage or an amount in euros; 0 for free shipping. */
export const couponFields = z.object({
  code: couponCode.min(MIN_COUPON_CODE),
  kind: couponKind,
  value: euros.max(MAX_COUPON_EUROS),
  /** Minimum value of the products, before the discount. */
  minimum: euros.max(MAX_COUPON_EUROS),
  valid_from: moment,
  /** Exclusive: the first point in time at which it is no longer valid. */
  valid_to: moment,
  usage_limit: uses,
  customer_limit: uses,
  /** If both lists are empty, it applies to all products. A category includes its subcategories. */
  category_ids: targets,
  product_ids: targets,
  active: z.boolean(),
});
