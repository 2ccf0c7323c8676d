import { notifiedBookingChanges } from '@fakos/contracts/bookings/rules';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BookingRow } from '../../../database/tables/inbox.ts';
import type { Language } from '../../../text/translate.ts';
import { queueEmail } from '../../outbox/queue-email.ts';

/** Notifies the customer that the shop received the booking; call it in the booking's transaction. */
export function queueBookingRequest(
  transaction: ShopDatabase,
  booking: Pick<BookingRow, 'id' | 'email'>,
  language: Language,
): Promise<void> {
  const params = { id: booking.id };
  return queueEmail(transaction, { template: 'booking_requested', to: booking.email, language, params });
}

/** Notifies the customer of a new status or of a move, if it concerns them; call it in the change's transaction. */
export async function queueBookingChange(
  transaction: ShopDatabase,
  { id, email, language }: Pick<BookingRow, 'id' | 'email' | 'language'>,
  to: string,
): Promise<void> {
  if (!notifiedBookingChanges.includes(to)) return;
  const params = { id, to };
  await queueEmail(transaction, { template: 'booking_changed', to: email, language: language, params });
}
