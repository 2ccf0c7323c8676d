import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = [
  // A prescription of an account's wallet, or one of a cart that was saved by a signed-in visitor.
  'alter table prescriptions add column user_id integer references users (id) on delete cascade',
  'create index prescriptions_by_user on prescriptions (user_id)',
];

/** Prescriptions of accounts. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
