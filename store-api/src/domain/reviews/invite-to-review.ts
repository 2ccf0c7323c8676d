import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { readSetting } from '../settings/read-settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Schedules the e-mail that requests reviews, in the transaction that marks an order as delivered. None where the setting is 0. */
export async function inviteToReview(
  transaction: ShopDatabase,
  { number, email, language }: Pick<OrderRow, 'number' | 'email' | 'language'>,
): Promise<void> {
  const days = await readSetting(transaction, 'review_invitation_days');
  if (days === 0) return;
  const sendAt = new Date(Date.now() + days * DAY_MS);
  await queueEmail(transaction, { template: 'review_invitation', to: email, language, params: { number }, sendAt });
}
