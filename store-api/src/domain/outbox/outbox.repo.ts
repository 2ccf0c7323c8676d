import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { EmailRow } from '../../database/tables/outbox.ts';

/** A sender that holds an e-mail for longer is considered dead; far longer than a send may take. */
const LEASE_MS = 5 * 60_000;
/** How long sent e-mails are stored for the back office. */
const SENT_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/** True if an e-mail is due. */
export async function hasDueEmail(db: ShopDatabase): Promise<boolean> {
  const row = await db
    .selectFrom('emails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', new Date().toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the next due e-mail, so that no other sender, of this process or another, gets it too: it is postponed by
 * the lease, and the attempt is counted before it is made. Undefined if none is due.
 */
export async function claimEmail(db: ShopDatabase, claim: string, domain: string): Promise<EmailRow | undefined> {
  const now = Date.now();
  return db
    .updateTable('emails')
    .set((eb) => ({
      claim,
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now + LEASE_MS).toISOString(),
      message_id: sql<string>`case when message_id like '%@%' then message_id else message_id || ${`@${domain}`} end`,
    }))
    .where('id', '=', (eb) => {
      const due = eb
        .selectFrom('emails')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_attempt_at', '<=', new Date(now).toISOString())
        .orderBy('next_attempt_at')
        .limit(1);
      return getEngine(db) === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .executeTakeFirst();
}

/** Matches a claimed e-mail; a sender that lost its claim changes nothing. */
export type Claimed = Pick<EmailRow, 'id' | 'claim'>;

/** Marks it as sent; `params` are those that may be stored. */
export function markSent(db: ShopDatabase, claimed: Claimed, { subject, params }: { subject: string; params: string }) {
  const sentAt = new Date().toISOString();
  return release(db, claimed, { status: 'sent', subject, params, last_error: '', sent_at: sentAt });
}

/** Marks it as failed. */
export function markFailed(db: ShopDatabase, claimed: Claimed, outcome: { subject?: string; last_error: string }) {
  return release(db, claimed, { status: 'failed', ...outcome });
}

/** Schedules a retry. */
export function scheduleRetry(
  db: ShopDatabase,
  claimed: Claimed,
  outcome: { subject?: string; last_error: string; next_attempt_at: string },
) {
  return release(db, claimed, outcome);
}

async function release(db: ShopDatabase, { id, claim }: Claimed, values: Partial<EmailRow>): Promise<void> {
  await db
    .updateTable('emails')
    .set({ ...values, claim: '' })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Deletes e-mails sent long ago. */
export async function removeOldEmails(db: ShopDatabase): Promise<void> {
  const oldest = new Date(Date.now() - SENT_RETENTION_MS).toISOString();
  await db.deleteFrom('emails').where('status', '=', 'sent').where('sent_at', '<', oldest).execute();
}
