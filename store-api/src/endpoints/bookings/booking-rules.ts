import { type BookingStatus, bookingTransitions } from '@fakos/shared-kit/api/bookings/contract';
import { Failure } from '../../http/failure.ts';
import { type Language, translate } from '../../text/translate.ts';

/** What a booking costs: the price before any discount, for each of the people (spec section 5). */
export function bookingTotal(originalPriceCents: number, people: number): number {
  return originalPriceCents * people;
}

/** Fails with ILLEGAL_TRANSITION unless the contract's table allows the step. */
export function checkBookingStep(from: BookingStatus, to: BookingStatus, language: Language): void {
  if (bookingTransitions[from].includes(to)) return;
  const name = (status: BookingStatus) => translate(language, `states.booking.${status}`);
  throw new Failure('ILLEGAL_TRANSITION', { params: { from: name(from), to: name(to) } });
}
