import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = [
  'alter table pages add column no_index integer not null default 0',
  "alter table posts add column author_name_en text not null default ''",
];

/** Pages that search engines leave out, and authors whose name is written differently in English. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
