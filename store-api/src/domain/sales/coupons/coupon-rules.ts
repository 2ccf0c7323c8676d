import type { CouponError } from '@fakos/contracts/cart/contract';
import type { CouponState } from '@fakos/contracts/coupons/fields';
import type { CouponRow } from '../../../database/tables/sales.ts';
import { allocateCents } from '../../money/allocate.ts';
import type { RequestedLine } from '../quote/requested-lines.ts';

const PERCENT = 100;

/** The effect of a coupon on a cart: cents off each line, in the lines' order, and whether the courier is free. */
export interface CouponEffect {
  readonly shares: readonly number[];
  readonly hasFreeShipping: boolean;
}

/** The products and categories a coupon applies to; null means everything. */
export interface CouponTargets {
  readonly categories: ReadonlySet<number>;
  readonly products: ReadonlySet<number>;
}

/**
 * The reason why a coupon does not apply to these lines now, if it does not; the customer's uses are checked elsewhere.
 */
export function getError(
  coupon: CouponRow,
  lines: readonly RequestedLine[],
  targets: CouponTargets | null,
  now: Date,
): CouponError | undefined {
  const state = getState(coupon, now);
  if (state !== 'active') return stateErrors[state];
  if (lines.every((line) => eligibleCents(line, targets) === 0)) return 'nothing_eligible';
  return getSubtotal(lines) < coupon.minimum_cents ? 'minimum' : undefined;
}

const stateErrors: Readonly<Record<Exclude<CouponState, 'active'>, CouponError>> = {
  inactive: 'unknown',
  planned: 'not_yet',
  ended: 'expired',
  used_up: 'used_up',
};

/** Whether a coupon can be used now, whatever is in the cart. */
export function getState(coupon: CouponRow, now: Date): CouponState {
  if (coupon.active === 0) return 'inactive';
  if (coupon.valid_from !== null && Date.parse(coupon.valid_from) > now.getTime()) return 'planned';
  if (coupon.valid_to !== null && Date.parse(coupon.valid_to) <= now.getTime()) return 'ended';
  return coupon.usage_limit !== null && coupon.used >= coupon.usage_limit ? 'used_up' : 'active';
}

/**
 * The effect of an applicable coupon: a percentage rounded once for all lines, or an amount, never more than they cost.
 */
export function getEffect(
  coupon: Pick<CouponRow, 'kind' | 'value'>,
  lines: readonly RequestedLine[],
  targets: CouponTargets | null,
): CouponEffect {
  if (coupon.kind === 'free_shipping') return { shares: lines.map(() => 0), hasFreeShipping: true };
  const parts = lines.map((line) => ({ key: line.key, weight: eligibleCents(line, targets) }));
  const eligible = parts.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = coupon.kind === 'percent' ? Math.round((eligible * coupon.value) / PERCENT) : coupon.value;
  return { shares: allocateCents(Math.min(wanted, eligible), parts), hasFreeShipping: false };
}

function eligibleCents(line: RequestedLine, targets: CouponTargets | null): number {
  const isEligible =
    targets === null || targets.products.has(line.product.id) || targets.categories.has(line.product.category_id);
  return isEligible ? line.unitCents * line.quantity : 0;
}

function getSubtotal(lines: readonly RequestedLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
}
