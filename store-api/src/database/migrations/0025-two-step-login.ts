import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = [
  `create table two_step_challenges (token_hash text primary key,
    user_id integer not null references users (id) on delete cascade, attempts integer not null,
    created_at text not null, expires_at text not null)`,
  'create index two_step_challenges_by_user on two_step_challenges (user_id)',
  'alter table sessions add column must_set_up_two_step integer not null default 0',
];

/** Sign-ins that wait for their second step, and sessions of staff who must set up two-step login first. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
