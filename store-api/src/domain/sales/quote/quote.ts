import type { CouponError, Quote } from '@fakos/contracts/cart/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CouponRow } from '../../../database/tables/sales.ts';
import type { Language } from '../../../text/translate.ts';
import { type CouponEffect, getEffect, getError } from '../coupons/coupon-rules.ts';
import { type Customer, findCoupon, findTargets, isUsedUpBy } from '../coupons/coupons.repo.ts';
import type { OfferedMethods } from '../payments/offered-methods.ts';
import { type Amounts, computeAmounts, type Delivery } from './amounts.ts';
import { loadCharges } from './charges.ts';
import { type CouponOutcome, toQuote } from './quote-response.ts';
import { listWarnings } from './quote-warnings.ts';
import { type Item, type RequestedLine, type ResolvedItem, resolveItems } from './requested-lines.ts';

/** A cart to be priced. */
export interface CartRequest {
  readonly items: readonly Item[];
  readonly delivery: Delivery;
  readonly paymentMethods: OfferedMethods;
  readonly coupon?: string | undefined;
  /** A known error of the coupon, so that it is not checked again. */
  readonly couponError?: CouponError | undefined;
  readonly customer: Customer;
}

/** A line with its share of the discount, in cents. */
export interface DiscountedLine extends RequestedLine {
  readonly discountCents: number;
}

/** A cart with its current prices: in cents, and as a response. */
export interface PricedCart {
  readonly lines: readonly DiscountedLine[];
  readonly amounts: Amounts;
  readonly quote: Quote;
  /** True if a requested item is no longer sold. */
  readonly hasMissing: boolean;
  /** Items that cannot be sold in the given configuration, or need one. */
  readonly refused: readonly ResolvedItem[];
  /** The coupon, if one was given and applies. */
  readonly coupon: CouponRow | undefined;
  /** True if a coupon was given and does not apply. */
  readonly hasRefusedCoupon: boolean;
}

/** Prices a cart from the database; nothing that the visitor sends about amounts is used. */
export async function priceCart(db: ShopDatabase, request: CartRequest, language: Language): Promise<PricedCart> {
  const { resolved, lines: wanted } = await resolveItems(db, request.items, language);
  const charges = await loadCharges(db);
  const outcome = await applyCoupon(db, request, wanted);
  const lines = wanted.map((line, index) => ({ ...line, discountCents: outcome?.effect?.shares[index] ?? 0 }));
  const priced = lines.map((line) => ({ ...line, vatRate: line.product.vat_rate }));
  const amounts = computeAmounts(priced, request.delivery, charges, outcome?.effect?.hasFreeShipping);
  const warnings = listWarnings(resolved, wanted, language);
  return {
    lines,
    amounts,
    quote: toQuote({ lines, amounts, charges, warnings, outcome, paymentMethods: request.paymentMethods }, language),
    hasMissing: resolved.some(({ line, hasMissingOptions }) => !line || hasMissingOptions),
    refused: resolved.filter(({ refusal }) => refusal !== undefined),
    coupon: outcome?.effect && outcome.coupon,
    hasRefusedCoupon: outcome !== undefined && outcome.effect === undefined,
  };
}

async function applyCoupon(
  db: ShopDatabase,
  { coupon: code, couponError, customer }: CartRequest,
  lines: readonly RequestedLine[],
): Promise<CouponOutcome | undefined> {
  if (!code) return undefined;
  if (couponError === 'too_many_tries') return { code, coupon: undefined, error: couponError };
  const coupon = await findCoupon(db, code);
  if (!coupon || coupon.active === 0) return { code, coupon: undefined, error: 'unknown' };
  const targets = await findTargets(db, coupon);
  const error =
    couponError ??
    getError(coupon, lines, targets, new Date()) ??
    ((await isUsedUpBy(db, coupon, customer)) ? ('already_used' as const) : undefined);
  const effect: CouponEffect | undefined = error === undefined ? getEffect(coupon, lines, targets) : undefined;
  return { code: coupon.code, coupon, error, effect };
}
