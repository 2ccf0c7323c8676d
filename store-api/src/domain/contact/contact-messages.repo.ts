import {
  type ContactStatus,
  contactStatus,
  type countContactMessages,
  type listContactMessages,
  type sendContactMessage,
} from '@fakos/contracts/contact/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { isOn } from '@fakos/contracts/settings/flags';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ContactMessagesTable } from '../../database/tables/inbox.ts';
import { searchPatterns, toSearchText } from '../../text/normalise.ts';
import type { Language } from '../../text/translate.ts';

type NewMessage = z.output<typeof sendContactMessage.body>;
type MessageQuery = z.output<typeof listContactMessages.query>;
type MessageFilters = Omit<MessageQuery, 'page' | 'limit'>;

/** A stored message. */
export type MessageRow = Selectable<ContactMessagesTable>;

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
      search_text: toSearchText(texts.name, texts.email, texts.phone.replace(/[^\d+]/g, ''), texts.subject),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const columns = [
  ...(['id', 'created_at', 'form_id', 'form_title', 'name', 'email', 'phone', 'subject', 'message'] as const),
  ...(['gdpr_consent', 'read_at', 'status', 'version', 'language', 'assigned_to'] as const),
] as const;

/** One page of messages, newest first, and how many match. `readerId` is the member of staff who reads them. */
export async function findContactMessages(db: ShopDatabase, query: MessageQuery, readerId: number) {
  const { page, limit } = query;
  const matching = matchingMessages(db, query, readerId);
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
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
export async function findMessageIds(
  db: ShopDatabase,
  filters: MessageFilters,
  readerId: number,
  limit: number,
): Promise<number[]> {
  const matching = matchingMessages(db, filters, readerId);
  const rows = await matching.select('id').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** The senders of some messages, and when they were read. */
export function findMessagesByIds(db: ShopDatabase, ids: readonly number[]) {
  return db.selectFrom('contact_messages').select(['id', 'name', 'email', 'read_at']).where('id', 'in', ids).execute();
}

function matchingMessages(db: ShopDatabase, filters: MessageFilters, readerId: number) {
  const { status, assigned, unread, search = '' } = filters;
  const assignee = assigned === 'me' ? readerId : assigned;
  return db
    .selectFrom('contact_messages')
    .where((eb) => {
      if (status === undefined) return eb.lit(true);
      return status === 'inbox' ? eb('status', 'not in', ['archived', 'spam']) : eb('status', '=', status);
    })
    .$if(isOn(unread, false), (messages) => messages.where('read_at', 'is', null))
    .$if(assignee === 'nobody', (messages) => messages.where('assigned_to', 'is', null))
    .$if(typeof assignee === 'number', (messages) => messages.where('assigned_to', '=', Number(assignee)))
    .where((eb) =>
      eb.and(
        searchPatterns(search).map((pattern) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`),
      ),
    );
}

/** The message with an ID. */
export function findContactMessage(db: ShopDatabase, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The number of messages by status. */
export async function countMessages(db: ShopDatabase): Promise<EndpointResponse<typeof countContactMessages>['data']> {
  const rows = await db
    .selectFrom('contact_messages')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  const status = Object.fromEntries(contactStatus.options.map((name) => [name, counts.get(name) ?? 0]));
  return { status: status as Record<ContactStatus, number>, unread: counts.get('new') ?? 0 };
}

/** The fields of a message that staff can change. */
export interface MessageChange {
  readonly status?: ContactStatus | undefined;
  readonly assigned_to?: number | null | undefined;
}

/** Changes a message unless another user changed it first; only a `new` message is unread. */
export async function changeMessage(db: ShopDatabase, row: MessageRow, change: MessageChange): Promise<boolean> {
  const { status = row.status, assigned_to: assignee = row.assigned_to } = change;
  const result = await db
    .updateTable('contact_messages')
    .set({
      status,
      assigned_to: assignee,
      read_at: status === 'new' ? null : (row.read_at ?? new Date().toISOString()),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a message with its history; false if there is none. */
export async function removeMessage(db: ShopDatabase, id: number): Promise<boolean> {
  const result = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
