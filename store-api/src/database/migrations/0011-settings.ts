import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statementsFor = (identity: string) => [
  `create table settings_log (revision integer primary key, at ${text}, actor ${text}, keys ${text})`,
  `create table notifications (id ${identity}, type ${text}, key ${text} unique, title_key ${text}, params ${text},
    link ${text}, created_at ${text})`,
  'create index notifications_by_newest on notifications (created_at)',
  `create table notification_marks (
    notification_id ${number} references notifications (id) on delete cascade,
    user_id ${number} references users (id) on delete cascade,
    cleared ${number}, primary key (notification_id, user_id))`,
  'create index notification_marks_by_user on notification_marks (user_id)',
];

/** Log of settings changes, and notifications for staff. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}
