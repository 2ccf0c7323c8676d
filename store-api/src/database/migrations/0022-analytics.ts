import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = [
  // Reports count sessions by device, language and path: the index holds all columns of these queries.
  'create index page_views_by_session on page_views (day, session_id, device, language, path)',
  'create index visit_events_by_name on visit_events (name, day, session_id)',
];

/** Indexes for the reports of visits. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
