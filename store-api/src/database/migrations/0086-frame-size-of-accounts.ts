import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/** The size of a frame that fits the user, such as 52-17-140. */
export async function up(db: MigrationDatabase): Promise<void> {
  await sql.raw('alter table users add column frame_size text').execute(db);
}
