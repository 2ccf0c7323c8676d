import type { createAppointment } from '@fakos/contracts/bookings/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useCreateAppointmentMutation } from '@fakos/shared-kit/api/bookings/hooks';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useState } from 'react';
import { type Bookable, getBookingTotal } from './booking-rules.ts';
import type { BookingValues } from './booking-values.ts';

/** State of a booking request. */
export interface Booking {
  /** Euros per participant, updated by the server; null if the price is on request. */
  readonly price: number | null;
  readonly isSending: boolean;
  readonly failure: ApiFailure | undefined;
  /** Books a day, or a time of it. */
  readonly book: (values: BookingValues, startsAt?: string) => Promise<BookingResult>;
}

/** A booked time with the token of its page. */
export type BookedTime = NonNullable<EndpointResponse<typeof createAppointment>['data']>;

interface BookingResult {
  readonly failure?: ApiFailure;
  readonly booked?: BookedTime | undefined;
}

const UNKNOWN_FAILURE: ApiFailure = { code: 'INTERNAL', status: 0 };

/** Sends bookings of an item. If its price has changed, the new price is shown before the customer submits again. */
export function useBook(item: Bookable): Booking {
  const trackEvent = useTrackEvent();
  const [send, { isLoading }] = useCreateAppointmentMutation();
  const [price, setPrice] = useState(item.price);
  const [failure, setFailure] = useState<ApiFailure>();

  async function book(values: BookingValues, startsAt?: string): Promise<BookingResult> {
    setFailure(undefined);
    const people = Number(values.number_of_people);
    const itemId = item.kind === 'product' ? { product_id: item.id } : { service_id: item.id };
    const total = getBookingTotal(price ?? 0, people);
    const { data, error } = await send({
      ...itemId,
      ...values,
      number_of_people: people,
      total_cost: total,
      ...(startsAt !== undefined && { starts_at: startsAt }),
    });
    if (!error) {
      trackEvent('booking', { id: item.id, participants: people });
      return { booked: data.data };
    }
    const newFailure = isApiFailure(error) ? error : UNKNOWN_FAILURE;
    const newTotal = getQuotedTotal(newFailure);
    if (newTotal !== undefined) setPrice(newTotal / people);
    setFailure(newFailure);
    return { failure: newFailure };
  }

  return { price, isSending: isLoading, failure, book };
}

function getQuotedTotal({ code, response }: ApiFailure): number | undefined {
  if (code !== 'QUOTE_CHANGED') return undefined;
  return (response as { quote?: { total?: number } } | undefined)?.quote?.total;
}
