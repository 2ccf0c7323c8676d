import type { listContactMessages, sendContactMessage } from '@fakos/contracts/contact/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

type NewMessage = z.output<typeof sendContactMessage.body>;
type Page = Pick<z.output<typeof listContactMessages.query>, 'page' | 'limit'> & Filters;

interface Filters {
  readonly onlyUnread: boolean;
}

/** Inserts an unread message and returns its ID. */
export async function insertContactMessage(db: ShopDatabase, message: NewMessage, language: Language): Promise<number> {
  const { gdprConsent, ...texts } = message;
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      ...texts,
      created_at: new Date().toISOString(),
      gdpr_consent: gdprConsent ? 1 : 0,
      language,
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One page of messages, newest first, and how many match. */
export async function findContactMessages(db: ShopDatabase, { page, limit, onlyUnread }: Page) {
  const matching = matchingMessages(db, { onlyUnread });
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'created_at', 'form_id', 'form_title', 'name', 'email', 'phone', 'subject', 'message'])
      .select(['gdpr_consent', 'read_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The IDs of the filtered messages, newest first, at most `limit`. */
export async function findMessageIds(db: ShopDatabase, filters: Filters, limit: number): Promise<number[]> {
  const rows = await matchingMessages(db, filters).select('id').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** The senders of some messages, and when they were read. */
export function findMessagesByIds(db: ShopDatabase, ids: readonly number[]) {
  return db.selectFrom('contact_messages').select(['id', 'name', 'email', 'read_at']).where('id', 'in', ids).execute();
}

function matchingMessages(db: ShopDatabase, { onlyUnread }: Filters) {
  return db.selectFrom('contact_messages').$if(onlyUnread, (messages) => messages.where('read_at', 'is', null));
}

/** Marks a message; reading it again does not change when it was first read. False if there is none. */
export async function markMessage(db: ShopDatabase, id: number, isRead: boolean): Promise<boolean> {
  const now = new Date().toISOString();
  const result = await db
    .updateTable('contact_messages')
    .set((eb) => ({ read_at: isRead ? eb.fn.coalesce('read_at', eb.val(now)) : null }))
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a message; false if there is none. */
export async function removeMessage(db: ShopDatabase, id: number): Promise<boolean> {
  const result = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
