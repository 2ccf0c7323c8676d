import { randomUUID } from 'node:crypto';
import type { EmailStatus, listEmails } from '@fakos/contracts/emails/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { omitUndefined } from '../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { EmailRow } from '../../database/tables/outbox.ts';

type EmailQuery = z.output<typeof listEmails.query>;

/** One page of the outbox, newest first, and how many match. */
export async function findEmails(db: ShopDatabase, { page, limit, status, template, search }: EmailQuery) {
  const pattern = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const matching = db
    .selectFrom('emails')
    .where((eb) => eb.and(omitUndefined({ status })))
    // The filter may name any template; an unknown one finds nothing.
    .$if(template !== undefined, (emails) => emails.where(sql.ref<string>('template'), '=', template ?? ''))
    .$if(search !== undefined, (emails) =>
      emails.where((eb) => sql<SqlBool>`lower(${eb.ref('recipient')}) like ${pattern} escape '\\'`),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The e-mail with an ID. */
export function findEmail(db: ShopDatabase, id: number): Promise<EmailRow | undefined> {
  return db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Queues a copy of an e-mail and returns its ID. */
export async function insertCopy(db: ShopDatabase, row: EmailRow): Promise<number> {
  const now = new Date().toISOString();
  const { template, language, recipient, subject, params, topic } = row;
  const copy = await db
    .insertInto('emails')
    .values({
      ...{ template, language, recipient, subject, params, topic },
      message_id: randomUUID(),
      status: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      last_error: '',
      created_at: now,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
}

/** Deletes an unsent e-mail that no sender has claimed; false otherwise. */
export async function removeUnsent(db: ShopDatabase, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('emails')
    .where('id', '=', id)
    .where('status', '!=', 'sent')
    .where((eb) => eb.or([eb('claim', '=', ''), eb('next_attempt_at', '<=', new Date().toISOString())]))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The number of e-mails by status, and the age of the oldest waiting one. */
export async function countEmails(db: ShopDatabase) {
  const rows = await db
    .selectFrom('emails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .groupBy('status')
    .execute();
  const of = (status: EmailStatus) => rows.find((row) => row.status === status);
  return {
    counts: {
      waiting: of('waiting')?.count ?? 0,
      sent: of('sent')?.count ?? 0,
      failed: of('failed')?.count ?? 0,
    },
    oldest_waiting_at: of('waiting')?.oldest ?? null,
  };
}
