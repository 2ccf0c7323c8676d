import type { Coupon, createCoupon } from '@fakos/contracts/coupons/contract';
import {
  type CouponKind,
  couponFields,
  MAX_COUPON_EUROS,
  MAX_COUPON_USES,
  MIN_COUPON_CODE,
} from '@fakos/contracts/coupons/fields';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import { formatAmountForField, parseAmount, parseWholeNumber } from '../../../framework/decimal.ts';
import { toFirstDay, toLastDay, toValidFrom, toValidTo } from '../coupon-period.ts';

/** Limits of a percentage, an amount in euros and a number of uses. */
export const limits = {
  percent: { min: 1, max: 100 },
  amount: { min: 0.01, max: MAX_COUPON_EUROS },
  minimum: { min: 0, max: MAX_COUPON_EUROS },
  uses: { min: 1, max: MAX_COUPON_USES },
} as const;

/** Values of the coupon form: numbers and amounts as typed, days as YYYY-MM-DD. */
export type CouponValues = {
  code: string;
  kind: CouponKind;
  value: string;
  minimum: string;
  valid_from: string;
  valid_to: string;
  usage_limit: string;
  customer_limit: string;
  category_ids: readonly number[];
  product_ids: readonly number[];
  active: boolean;
};

type CouponBody = EndpointBody<typeof createCoupon>;

/** Values of the form for a new coupon. */
export const newCouponValues: CouponValues = {
  ...{ code: '', kind: 'percent', value: '', minimum: '', valid_from: '', valid_to: '' },
  ...{ usage_limit: '', customer_limit: '', category_ids: [], product_ids: [], active: true },
};

/** The form's values for a coupon. */
export function toCouponValues(coupon: Coupon, language: Language): CouponValues {
  const { kind, value, minimum } = coupon;
  return {
    code: coupon.code,
    kind,
    value: kind === 'free_shipping' ? '' : kind === 'percent' ? String(value) : formatAmountForField(value, language),
    minimum: minimum === 0 ? '' : formatAmountForField(minimum, language),
    valid_from: toFirstDay(coupon.valid_from),
    valid_to: toLastDay(coupon.valid_to),
    usage_limit: String(coupon.usage_limit ?? ''),
    customer_limit: String(coupon.customer_limit ?? ''),
    category_ids: coupon.category_ids,
    product_ids: coupon.product_ids,
    active: coupon.active,
  };
}

/** The endpoint's fields for valid values. */
export function toCouponFields(values: CouponValues): CouponBody {
  return {
    code: values.code,
    kind: values.kind,
    value: values.kind === 'free_shipping' ? 0 : (parseAmount(values.value) ?? 0),
    minimum: parseAmount(values.minimum) ?? 0,
    valid_from: toValidFrom(values.valid_from),
    valid_to: toValidTo(values.valid_to),
    usage_limit: parseWholeNumber(values.usage_limit, limits.uses),
    customer_limit: parseWholeNumber(values.customer_limit, limits.uses),
    category_ids: [...values.category_ids],
    product_ids: [...values.product_ids],
    active: values.active,
  };
}

/** The endpoint's fields for the changes of a form. A kind is sent with its value, which depends on it. */
export function toChangedFields(changes: Partial<CouponValues>, stored: CouponValues): Partial<CouponBody> {
  const fields = toCouponFields({ ...stored, ...changes });
  const names = [...Object.keys(changes), ...(changes.kind ? ['value'] : [])];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Messages of the form's own validation. */
export interface CouponMessages {
  readonly code: string;
  readonly percent: string;
  readonly amount: string;
  readonly minimum: string;
  readonly period: string;
  readonly uses: string;
}

/** Errors of the form's values by field. */
export function validateCoupon(values: CouponValues, messages: CouponMessages): FieldErrors {
  const errors: Record<string, string> = {};
  if (!couponFields.shape.code.safeParse(values.code).success) errors.code = messages.code;
  if (values.kind === 'percent' && parseWholeNumber(values.value, limits.percent) === null)
    errors.value = messages.percent;
  if (values.kind === 'amount' && !isAmount(values.value, limits.amount)) errors.value = messages.amount;
  if (values.minimum.trim() !== '' && !isAmount(values.minimum, limits.minimum)) errors.minimum = messages.minimum;
  if (values.valid_from && values.valid_to && values.valid_from > values.valid_to) errors.valid_to = messages.period;
  for (const name of ['usage_limit', 'customer_limit'] as const) {
    if (values[name].trim() !== '' && parseWholeNumber(values[name], limits.uses) === null)
      errors[name] = messages.uses;
  }
  return errors;
}

/** A code of `MIN_COUPON_CODE` times two characters that are not mistaken for one another. */
export function createCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const random = crypto.getRandomValues(new Uint32Array(MIN_COUPON_CODE * 2));
  return Array.from(random, (number) => letters[number % letters.length]).join('');
}

function isAmount(typed: string, { min, max }: { min: number; max: number }): boolean {
  const amount = parseAmount(typed);
  return amount !== null && amount >= min && amount <= max;
}
