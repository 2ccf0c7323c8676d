import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/** The values before and after each change of settings, so that one change can be undone. */
export async function up(db: MigrationDatabase): Promise<void> {
  await sql.raw(`alter table settings_log add column changes text not null default '{}'`).execute(db);
}
