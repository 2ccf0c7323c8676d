import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/** The icon that staff chose for a category; '' for the one that its name suggests. */
export async function up(db: MigrationDatabase): Promise<void> {
  await sql`alter table categories add column icon text not null default ''`.execute(db);
}
