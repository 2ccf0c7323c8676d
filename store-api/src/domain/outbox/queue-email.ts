import { randomUUID } from 'node:crypto';
import type { ShopDatabase } from '../../database/schema.ts';
import type { EmailTemplate } from '../../database/tables/outbox.ts';
import type { Language } from '../../text/translate.ts';
import type { EmailParams } from './email-params.ts';
import { getEmailTopic } from './email-topics.ts';
import { announceEmail } from './wake-up.ts';

/** An e-mail to be sent. */
export interface QueuedEmail<T extends EmailTemplate> {
  readonly template: T;
  readonly to: string;
  readonly language: Language;
  readonly params: EmailParams[T];
  /** When it is due; now by default. */
  readonly sendAt?: Date;
}

/**
 * Adds an e-mail to the outbox. Call it in the transaction of its cause: then both are committed, or neither.
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
      next_attempt_at: email.sendAt?.toISOString() ?? now,
      last_error: '',
      created_at: now,
      sent_at: null,
      topic: getEmailTopic(email.template, email.params),
    })
    .execute();
  announceEmail();
}
