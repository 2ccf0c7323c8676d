import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { emailTopics } from '../../outbox/email-topics.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { addDays, getStartOfDay } from '../../shop-days.ts';

/** How many days before the end of its validity a prescription's owner is reminded. */
const REMINDER_DAYS = 30;
/** Hours of the day's start after which the reminder is sent. */
const MORNING_MS = 9 * 60 * 60 * 1000;

/** A prescription of a wallet with the person to remind. */
export interface Reminded {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
  readonly validUntil: string | null;
}

/** Schedules the reminder of a prescription and removes an older one; none if its day has passed. */
export async function scheduleWalletReminder(
  transaction: ShopDatabase,
  { id, email, language, validUntil }: Reminded,
): Promise<void> {
  await removeWalletReminder(transaction, id);
  if (validUntil === null) return;
  const sendAt = new Date(Date.parse(getStartOfDay(addDays(validUntil, -REMINDER_DAYS))) + MORNING_MS);
  if (sendAt <= new Date()) return;
  const params = { id, valid_until: validUntil };
  await queueEmail(transaction, { template: 'prescription_reminder', to: email, language, params, sendAt });
}

/** Removes the reminder that waits. */
export async function removeWalletReminder(transaction: ShopDatabase, id: number): Promise<void> {
  await transaction
    .deleteFrom('emails')
    .where('template', '=', 'prescription_reminder')
    .where('topic', '=', emailTopics.prescription(id))
    .where('status', '=', 'waiting')
    .execute();
}
