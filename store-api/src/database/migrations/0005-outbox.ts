import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statementsFor = (identity: string) => [
  `create table emails (id ${identity}, message_id ${text} unique, template ${text}, language ${text},
    recipient ${text}, subject ${text} default '', params ${text}, status ${text}, attempts ${number},
    next_attempt_at ${text}, claim ${text} default '', last_error ${text}, created_at ${text}, sent_at text)`,
  'create index emails_by_turn on emails (status, next_attempt_at)',
  'create index emails_by_newest on emails (created_at)',
  `create table email_templates (template ${text}, language ${text}, subject ${text}, intro ${text},
    updated_at ${text}, primary key (template, language))`,
];

/** Adds the outbox, and e-mail texts changed by staff. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}
