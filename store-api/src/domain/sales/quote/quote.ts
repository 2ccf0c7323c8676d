import type { CouponError, Quote } from '@fakos/contracts/cart/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CouponRow } from '../../../database/tables/sales.ts';
import type { Language } from '../../../text/translate.ts';
import { type CouponEffect, effectOf, faultOf } from '../coupons/coupon-rules.ts';
import { type Customer, findCoupon, findTargets, isUsedUpBy } from '../coupons/coupons.repo.ts';
import { type Amounts, computeAmounts, type Delivery } from './amounts.ts';
import { loadCharges } from './charges.ts';
import { type CouponOutcome, toQuote } from './quote-response.ts';
import { warningsOf } from './quote-warnings.ts';
import { type Item, resolveItems, type WantedLine } from './wanted-lines.ts';

/** What is to be priced. */
export interface CartRequest {
  readonly items: readonly Item[];
  readonly delivery: Delivery;
  readonly coupon?: string | undefined;
  /** What is already known to be wrong with the coupon, so that it is not looked at any more. */
  readonly couponFault?: CouponError | undefined;
  readonly customer: Customer;
}

/** A line with its share of the discount, in cents. */
export interface DiscountedLine extends WantedLine {
  readonly discountCents: number;
}

/** A cart with its prices of this moment: for arithmetic in cents, and as the wire shows it. */
export interface PricedCart {
  readonly lines: readonly DiscountedLine[];
  readonly amounts: Amounts;
  readonly quote: Quote;
  /** True when something that was asked for is not sold any more. */
  readonly hasMissing: boolean;
  /** The coupon, where one was asked for and applies. */
  readonly coupon: CouponRow | undefined;
  /** True when a coupon was asked for and does not apply. */
  readonly hasRefusedCoupon: boolean;
}

/** Prices a cart from the store; nothing that the visitor says about amounts is believed. */
export async function priceCart(db: ShopDatabase, request: CartRequest, language: Language): Promise<PricedCart> {
  const { resolved, lines: wanted } = await resolveItems(db, request.items, language);
  const charges = await loadCharges(db);
  const outcome = await applyCoupon(db, request, wanted);
  const lines = wanted.map((line, index) => ({ ...line, discountCents: outcome?.effect?.shares[index] ?? 0 }));
  const priced = lines.map((line) => ({ ...line, vatRate: line.product.vat_rate }));
  const amounts = computeAmounts(priced, request.delivery, charges, outcome?.effect?.hasFreeShipping);
  const warnings = warningsOf(resolved, wanted, language);
  return {
    lines,
    amounts,
    quote: toQuote({ lines, amounts, charges, warnings, outcome }, language),
    hasMissing: resolved.some(({ line, hasMissingOptions }) => !line || hasMissingOptions),
    coupon: outcome?.effect && outcome.coupon,
    hasRefusedCoupon: outcome !== undefined && outcome.effect === undefined,
  };
}

async function applyCoupon(
  db: ShopDatabase,
  { coupon: code, couponFault, customer }: CartRequest,
  lines: readonly WantedLine[],
): Promise<CouponOutcome | undefined> {
  if (!code) return undefined;
  if (couponFault === 'too_many_tries') return { code, coupon: undefined, fault: couponFault };
  const coupon = await findCoupon(db, code);
  if (!coupon || coupon.active === 0) return { code, coupon: undefined, fault: 'unknown' };
  const targets = await findTargets(db, coupon);
  const fault =
    couponFault ??
    faultOf(coupon, lines, targets, new Date()) ??
    ((await isUsedUpBy(db, coupon, customer)) ? ('already_used' as const) : undefined);
  const effect: CouponEffect | undefined = fault === undefined ? effectOf(coupon, lines, targets) : undefined;
  return { code: coupon.code, coupon, fault, effect };
}
