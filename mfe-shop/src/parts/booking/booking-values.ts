/** Values of the booking form, named as in the request; all of them strings. */
export interface BookingValues {
  full_name: string;
  email: string;
  phone: string;
  number_of_people: string;
  booking_date: string;
  special_requests: string;
}

/** Name of a field of the booking form. */
export type BookingField = keyof BookingValues;

/** The initial values. */
export const emptyBooking: BookingValues = {
  full_name: '',
  email: '',
  phone: '',
  number_of_people: '',
  booking_date: '',
  special_requests: '',
};

/** A validation error of a field. */
export interface BookingError {
  readonly field: BookingField;
  readonly code: string;
  /** Minimum or maximum length; undefined for other errors. */
  readonly limit: number | undefined;
}
