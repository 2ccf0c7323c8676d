import type { RelatedEmail } from '@fakos/contracts/emails/contract';
import { parseJson } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { EmailRow } from '../../database/tables/outbox.ts';
import { emailParams, readEmailParams } from '../outbox/email-params.ts';
import { emailTopics } from '../outbox/email-topics.ts';
import { getTemplate } from './templates/index.ts';

/** The stored e-mails about an order, a booking or a message, oldest first; see {@link emailTopics}. */
export async function listRelatedEmails(db: ShopDatabase, topic: string): Promise<RelatedEmail[]> {
  const rows = await findByTopic(db, topic);
  return rows.flatMap((row) => {
    const params = readEmailParams(row);
    return params === undefined ? [] : [toRelatedEmail(row, params)];
  });
}

/** The newest stored e-mail of each reply to a message, by the id of the reply. */
export async function findReplyEmails(db: ShopDatabase, messageId: number): Promise<Map<number, RelatedEmail>> {
  const rows = await findByTopic(db, emailTopics.message(messageId));
  return new Map(
    rows.flatMap((row) => {
      const params = emailParams.contact_reply.safeParse(parseJson(row.params)).data;
      const isReply = row.template === 'contact_reply' && params !== undefined;
      return isReply ? [[params.event, toRelatedEmail(row, params)] as const] : [];
    }),
  );
}

function findByTopic(db: ShopDatabase, topic: string): Promise<EmailRow[]> {
  return db.selectFrom('emails').selectAll().where('topic', '=', topic).orderBy('id').execute();
}

function toRelatedEmail(row: EmailRow, params: unknown): RelatedEmail {
  return {
    id: row.id,
    kind: getTemplate(row.template).getKind(params),
    recipient: row.recipient,
    status: row.status,
    created_at: row.created_at,
    sent_at: row.sent_at,
    last_error: row.last_error,
  };
}
