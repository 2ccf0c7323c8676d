import type { BookingStatus } from '@fakos/contracts/bookings/contract';
import type { Language } from '@fakos/contracts/languages';
import type { Generated, Selectable } from 'kysely';
import type { Flag } from './flag.ts';

/** What visitors wrote through contact forms; `read_at` is null while nobody has read it. */
export interface ContactMessagesTable {
  id: Generated<number>;
  created_at: string;
  form_id: string;
  form_title: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  gdpr_consent: Flag;
  language: Language;
  read_at: string | null;
}

/** A product or a service was booked; `product_name` is its name in the visitor's language, and stays when it goes. */
export interface BookingsTable {
  id: Generated<number>;
  created_at: string;
  status: BookingStatus;
  version: number;
  user_id: number | null;
  product_id: number | null;
  service_id: number | null;
  product_name: string;
  language: Language;
  full_name: string;
  email: string;
  phone: string;
  number_of_people: number;
  special_requests: string;
  total_cents: number;
  /** A day of the shop's calendar, YYYY-MM-DD. */
  booking_date: string;
}

export interface BookingEventsTable {
  id: Generated<number>;
  booking_id: number;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  actor: string;
  at: string;
}

/** What visitors wrote to the shop and asked it for. */
export interface InboxTables {
  contact_messages: ContactMessagesTable;
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
}

export type BookingRow = Selectable<BookingsTable>;
