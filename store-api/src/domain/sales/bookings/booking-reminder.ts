import { movableStatuses } from '@fakos/contracts/bookings/rules';
import type { ShopDatabase } from '../../../database/schema.ts';
import { emailTopics } from '../../outbox/email-topics.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { readSetting } from '../../settings/read-settings.ts';
import { findBooking } from './bookings.repo.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Schedules the reminder of a booked time, in the transaction that booked or moved it, and removes an older one. None where
 * the shop sends no reminders, or where the appointment is nearer than the reminder would be.
 */
export async function scheduleReminder(transaction: ShopDatabase, bookingId: number): Promise<void> {
  await removeReminder(transaction, bookingId);
  const booking = await findBooking(transaction, bookingId);
  const hours = await readSetting(transaction, 'booking_reminder_hours');
  if (!booking?.starts_at || hours === 0 || !movableStatuses.includes(booking.status)) return;
  const sendAt = new Date(Date.parse(booking.starts_at) - hours * HOUR_MS);
  if (sendAt <= new Date()) return;
  const { id, starts_at, email, language } = booking;
  await queueEmail(transaction, {
    template: 'booking_reminder',
    to: email,
    language,
    params: { id, starts_at },
    sendAt,
  });
}

/** Removes the reminder that waits, because the booking was moved or cancelled. */
export async function removeReminder(transaction: ShopDatabase, bookingId: number): Promise<void> {
  await transaction
    .deleteFrom('emails')
    .where('template', '=', 'booking_reminder')
    .where('topic', '=', emailTopics.booking(bookingId))
    .where('status', '=', 'waiting')
    .execute();
}
