import { useFormat } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useText } from '../../../text.ts';
import { type AddonMessages, type AddonValues, limits } from './addon-values.ts';

/** Messages of the form's own checks. */
export function useAddonMessages(): AddonMessages {
  const text = useText();
  const format = useFormat();
  return useMemo(
    () => ({
      required: text('form.required'),
      price: text('productAddons.priceInvalid', {
        min: format.money(limits.price.min),
        max: format.money(limits.price.max),
      }),
      position: text('productAddons.positionInvalid', {
        min: limits.position.min,
        max: format.number(limits.position.max),
      }),
    }),
    [text, format],
  );
}

/** Labels of the form's fields. */
export function useAddonLabels(): Readonly<Record<keyof AddonValues, string>> {
  const text = useText();
  return useMemo(
    () => ({
      name_el: text('form.greek', { label: text('productAddons.name') }),
      name_en: text('form.english', { label: text('productAddons.name') }),
      description_el: text('form.greek', { label: text('productAddons.description') }),
      description_en: text('form.english', { label: text('productAddons.description') }),
      price: text('productAddons.price'),
      position: text('productAddons.position'),
      status: text('productAddons.status'),
      product_ids: text('productAddons.products'),
    }),
    [text],
  );
}

/** Formats a field's value where the value itself means nothing to the user. */
export function useAddonValueText(): (field: string, value: unknown) => string {
  const text = useText();
  return useMemo(() => {
    const formats: Readonly<Record<string, (value: never) => string>> = {
      status: (status: AddonValues['status']) => text(`productAddons.statuses.${status}`),
      product_ids: (ids: readonly number[]) =>
        ids.length === 0
          ? text('productAddons.everyProduct')
          : text('productAddons.productCount', { count: ids.length }),
    };
    return (field, value) => formats[field]?.(value as never) ?? toDisplayText(value);
  }, [text]);
}
