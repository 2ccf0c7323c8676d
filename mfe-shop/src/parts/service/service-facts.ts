import type { Service } from '@fakos/contracts/services/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import type { Bookable } from '../booking/booking-rules.ts';
import { useServicesText } from './services-text.ts';

/** Formatted duration (undefined if unknown) and price of a service. */
export function useServiceFacts({ duration, price }: Pick<Service, 'duration' | 'price'>) {
  const text = useServicesText();
  const { money } = useFormat();
  return {
    duration: duration === null ? undefined : text('minutes', { count: duration }),
    price: price === null ? text('onRequest') : price === 0 ? text('free') : money(price),
  };
}

/** A service as an item of the booking dialog. */
export function toBookable({ id, title, price }: Service): Bookable {
  return { kind: 'service', id, name: title, price };
}
