import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/** Height of the lenses and width of the whole frame, in millimetres. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const column of ['lens_height', 'frame_width']) {
    await sql.raw(`alter table products add column ${column} integer`).execute(db);
  }
}
