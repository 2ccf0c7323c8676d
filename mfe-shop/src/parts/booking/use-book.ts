import { type ApiFailure, isApiFailure } from '@fakos/shared-kit/api';
import { useCreateAppointmentMutation } from '@fakos/shared-kit/api/bookings/hooks';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { useState } from 'react';
import type { BookingAnswers } from './booking-answers.ts';
import { type Bookable, bookingTotal } from './booking-rules.ts';

/** Asking for an appointment: what it costs, whether it is on its way, and why the last try failed. */
export interface Booking {
  /** Euros for one, as the server last said; null where it is agreed on the spot. */
  readonly price: number | null;
  readonly isSending: boolean;
  readonly failure: ApiFailure | undefined;
  /** Answers the failure, undefined where the server took it. */
  readonly book: (answers: BookingAnswers) => Promise<ApiFailure | undefined>;
}

const UNNAMED: ApiFailure = { code: 'INTERNAL', status: 0 };

/** Sends bookings of one thing. A price that changed meanwhile is taken over, for the visitor to agree to. */
export function useBook(item: Bookable): Booking {
  const trackEvent = useTrackEvent();
  const [send, { isLoading }] = useCreateAppointmentMutation();
  const [price, setPrice] = useState(item.price);
  const [failure, setFailure] = useState<ApiFailure>();

  async function book(answers: BookingAnswers): Promise<ApiFailure | undefined> {
    setFailure(undefined);
    const people = Number(answers.number_of_people);
    const named = item.kind === 'product' ? { product_id: item.id } : { service_id: item.id };
    const total = bookingTotal(price ?? 0, people);
    const { error } = await send({ ...named, ...answers, number_of_people: people, total_cost: total });
    if (!error) {
      trackEvent('booking', { id: item.id, participants: people });
      return undefined;
    }
    const failed = isApiFailure(error) ? error : UNNAMED;
    const newTotal = quotedTotal(failed);
    if (newTotal !== undefined) setPrice(newTotal / people);
    setFailure(failed);
    return failed;
  }

  return { price, isSending: isLoading, failure, book };
}

function quotedTotal({ code, answer }: ApiFailure): number | undefined {
  if (code !== 'QUOTE_CHANGED') return undefined;
  return (answer as { quote?: { total?: number } } | undefined)?.quote?.total;
}
