import { randomUUID } from 'node:crypto';
import type { ShopDatabase } from '../database/schema.ts';
import type { Language } from '../text/translate.ts';
import { announceEmail } from './wake-up.ts';

/** What each kind of e-mail is filled with; the rest is read when it is sent. A `token` that was forgotten is null. */
export interface EmailParams {
  /** To the buyer, when an order was placed. */
  order_placed: { readonly number: string; readonly token: string | null };
  /** To the buyer, when a step of the order concerns them. */
  order_changed: { readonly number: string; readonly token: string | null; readonly axis: string; readonly to: string };
  /** To whoever asked for an appointment. */
  booking_requested: { readonly id: number };
  /** To whoever has an appointment, when the shop answers. */
  booking_changed: { readonly id: number; readonly to: string };
  /** To the shop. */
  contact_received: { readonly id: number };
  /** To a new account: `token` proves that the address is theirs. */
  verify_email: { readonly name: string; readonly token: string | null };
  /** To an account that forgot its password. */
  reset_password: { readonly name: string; readonly token: string | null };
  /** To an account whose password was changed. */
  password_changed: { readonly name: string };
}

/** The name of a kind of e-mail. */
export type EmailTemplate = keyof EmailParams;

/** An e-mail that somebody is owed. */
export interface QueuedEmail<T extends EmailTemplate> {
  readonly template: T;
  readonly to: string;
  readonly language: Language;
  readonly params: EmailParams[T];
}

/**
 * Puts an e-mail into the outbox. Call it in the transaction of what causes the e-mail: then both happen, or neither.
 * It is sent later, at least once.
 */
export async function queueEmail<T extends EmailTemplate>(db: ShopDatabase, email: QueuedEmail<T>): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto('emails')
    .values({
      message_id: randomUUID(),
      template: email.template,
      language: email.language,
      recipient: email.to,
      params: JSON.stringify(email.params),
      status: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      last_error: '',
      created_at: now,
      sent_at: null,
    })
    .execute();
  announceEmail();
}
