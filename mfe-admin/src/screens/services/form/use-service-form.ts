import { type ServiceIconName, serviceIcons } from '@fakos/contracts/services/fields';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { useLocalisedLabels } from '../../../framework/form/use-localised-labels.ts';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useText } from '../../../text.ts';
import { limits, type ServiceMessages, type ServiceValues } from './service-values.ts';

/** Messages of the form's own checks. */
export function useServiceMessages(): ServiceMessages {
  const text = useText();
  const format = useFormat();
  return useMemo(
    () => ({
      required: text('form.required'),
      bothTitles: text('services.bothTitles'),
      price: text('services.priceInvalid', {
        min: format.money(limits.price.min),
        max: format.money(limits.price.max),
      }),
      duration: text('services.durationInvalid', {
        min: limits.duration.min,
        max: format.number(limits.duration.max),
      }),
    }),
    [text, format],
  );
}

/** Labels of the form's fields. */
export function useServiceLabels(): Readonly<Record<keyof ServiceValues, string>> {
  const text = useText();
  const inBoth = useLocalisedLabels();
  return useMemo(
    () => ({
      ...inBoth('title', text('services.title')),
      ...inBoth('excerpt', text('services.excerpt')),
      ...inBoth('content', text('services.content')),
      slug: text('services.slug'),
      icon: text('services.icon'),
      image: text('services.image'),
      duration: text('services.duration'),
      price: text('services.price'),
      bookable: text('services.bookable'),
      schedule: text('services.scheduling'),
      status: text('services.status'),
    }),
    [text, inBoth],
  );
}

/** Formats a field's value where the value itself means nothing to the user. */
export function useServiceValueText(): (field: string, value: unknown) => string {
  const text = useText();
  return useMemo(() => {
    const formats: Readonly<Record<string, (value: never) => string>> = {
      status: (status: ServiceValues['status']) => text(`services.statuses.${status}`),
      bookable: (isBookable: boolean) => text(isBookable ? 'services.yes' : 'services.no'),
      icon: (icon: string) => {
        const known: ServiceIconName | undefined = serviceIcons.find((name) => name === icon);
        return known ? text(`services.icons.${known}`) : icon;
      },
    };
    return (field, value) => formats[field]?.(value as never) ?? toDisplayText(value);
  }, [text]);
}
