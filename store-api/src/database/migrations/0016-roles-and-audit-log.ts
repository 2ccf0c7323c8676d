import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';

const auditLog = (identity: string) => [
  // No foreign key: a restored backup replaces all accounts, and the log must outlive that.
  `create table audit_log (id ${identity}, at ${text}, user_id integer, user_name ${text}, user_role ${text},
    permission ${text}, resource ${text}, action ${text}, record_table ${text}, record_id ${text}, label ${text},
    changes ${text}, search_text ${text})`,
  'create index audit_log_by_time on audit_log (at)',
  'create index audit_log_by_user on audit_log (user_id, id)',
  'create index audit_log_by_record on audit_log (resource, record_id, id)',
  'create index audit_log_by_row on audit_log (record_table, record_id)',
];

// Admins had all permissions; the first one becomes the owner.
const firstOwner = `update users set role = 'owner'
  where id = (select id from users where role = 'admin' order by created_at, id limit 1)
    and not exists (select 1 from users where role = 'owner')`;

/** The log of writes by staff, and an owner for shops that have only admins. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of [...auditLog(identity), firstOwner]) await sql.raw(statement).execute(db);
}
