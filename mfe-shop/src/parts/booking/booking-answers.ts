/** What the booking dialog asks, by the names that the call has for it; a form knows words only. */
export interface BookingAnswers {
  full_name: string;
  email: string;
  phone: string;
  number_of_people: string;
  booking_date: string;
  special_requests: string;
}

/** A question of the dialog. */
export type BookingField = keyof BookingAnswers;

/** An empty form. */
export const noAnswers: BookingAnswers = {
  full_name: '',
  email: '',
  phone: '',
  number_of_people: '',
  booking_date: '',
  special_requests: '',
};

/** What is wrong with an answer. */
export interface BookingFault {
  readonly field: BookingField;
  readonly code: string;
  /** The length that it should have at least, or at most. */
  readonly limit: number | undefined;
}
