import type { Coupon } from '@fakos/shared-kit/api/coupons/contract';
import { brokenRule } from '../../http/failure.ts';
import type { Language } from '../../text/translate.ts';

const MAX_PERCENT = 100;

/** Refuses what no single field can see: a value that does not fit the kind, an end before the start. */
export function checkCoupon(
  { kind, value, valid_from: from, valid_to: to }: Pick<Coupon, 'kind' | 'value' | 'valid_from' | 'valid_to'>,
  language: Language,
): void {
  const isPercentage = Number.isInteger(value) && value >= 1 && value <= MAX_PERCENT;
  if (kind === 'percent' && !isPercentage) throw brokenRule(language, 'value', 'couponPercent');
  if (kind === 'amount' && value === 0) throw brokenRule(language, 'value', 'couponAmount');
  if (kind === 'free_shipping' && value !== 0) throw brokenRule(language, 'value', 'couponFreeShipping');
  if (from !== null && to !== null && Date.parse(from) >= Date.parse(to)) {
    throw brokenRule(language, 'valid_to', 'couponPeriod');
  }
}
