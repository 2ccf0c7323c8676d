import { MAX_COUPON_CODE } from '@fakos/contracts/cart/fields';
import { MIN_COUPON_CODE } from '@fakos/contracts/coupons/fields';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useText } from '../../../text.ts';
import { type CouponMessages, type CouponValues, limits } from './coupon-values.ts';

/** Messages of the form's own checks. */
export function useCouponMessages(): CouponMessages {
  const text = useText();
  const format = useFormat();
  return useMemo(() => {
    const inEuros = ({ min, max }: { min: number; max: number }) =>
      text('coupons.amountInvalid', { min: format.money(min), max: format.money(max) });
    return {
      code: text('coupons.codeInvalid', { min: MIN_COUPON_CODE, max: MAX_COUPON_CODE }),
      percent: text('coupons.numberInvalid', limits.percent),
      amount: inEuros(limits.amount),
      minimum: inEuros(limits.minimum),
      period: text('coupons.periodInvalid'),
      uses: text('coupons.numberInvalid', { min: limits.uses.min, max: format.number(limits.uses.max) }),
    };
  }, [text, format]);
}

/** Labels of the form's fields. */
export function useCouponLabels(): Readonly<Record<keyof CouponValues, string>> {
  const text = useText();
  return useMemo(
    () => ({
      code: text('coupons.code'),
      kind: text('coupons.kind'),
      value: text('coupons.value'),
      minimum: text('coupons.minimum'),
      valid_from: text('coupons.validFrom'),
      valid_to: text('coupons.validTo'),
      usage_limit: text('coupons.usageLimit'),
      customer_limit: text('coupons.customerLimit'),
      category_ids: text('coupons.categories'),
      product_ids: text('coupons.products'),
      active: text('coupons.isOn'),
    }),
    [text],
  );
}

/** Formats a field's value where the value itself means nothing to the user. */
export function useCouponValueText(): (field: string, value: unknown) => string {
  const text = useText();
  return useMemo(() => {
    const formats: Readonly<Record<string, (value: never) => string>> = {
      kind: (kind: CouponValues['kind']) => text(`coupons.kinds.${kind}`),
      active: (isActive: boolean) => text(isActive ? 'coupons.on' : 'coupons.off'),
      category_ids: (ids: readonly number[]) => text('coupons.chosenCount', { count: ids.length }),
      product_ids: (ids: readonly number[]) => text('coupons.chosenCount', { count: ids.length }),
    };
    return (field, value) => formats[field]?.(value as never) ?? toDisplayText(value);
  }, [text]);
}
