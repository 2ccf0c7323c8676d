import type { Service } from '@fakos/shared-kit/api/services/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import type { Bookable } from '../booking/booking-rules.ts';
import { useServicesText } from './services-text.ts';

/** How long a service takes, undefined where nobody can tell, and what it costs, in words. */
export function useServiceFacts({ duration, price }: Pick<Service, 'duration' | 'price'>) {
  const text = useServicesText();
  const { money } = useFormat();
  return {
    duration: duration === null ? undefined : text('minutes', { count: duration }),
    price: price === null ? text('onRequest') : price === 0 ? text('free') : money(price),
  };
}

/** A service as the booking dialog knows it. */
export function bookableService({ id, title, price }: Service): Bookable {
  return { kind: 'service', id, name: title, price };
}
