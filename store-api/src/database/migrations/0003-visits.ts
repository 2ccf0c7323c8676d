import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statements = (identity: string) => [
  `create table consents (id ${identity}, consent_id ${text} unique, at ${text}, version ${text}, choice ${text},
    functional ${number}, analytics ${number}, marketing ${number})`,
  'create index consents_by_newest on consents (at)',
  'create index consents_by_version on consents (version, choice)',
  `create table page_views (id ${identity}, session_id ${text}, at ${text}, day ${text}, path ${text}, title ${text},
    referrer_host ${text}, device ${text}, language ${text})`,
  'create index page_views_by_day on page_views (day, path)',
  `create table visit_events (id ${identity}, session_id ${text}, at ${text}, day ${text}, name ${text},
    properties ${text}, path ${text})`,
  'create index visit_events_by_day on visit_events (day, name)',
  `create table visit_ends (session_id text primary key, at ${text}, day ${text}, duration_ms ${number})`,
  'create index visit_ends_by_day on visit_ends (day, duration_ms)',
];

/** The log of cookie consents, and page views of visitors who consented. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statements(identity)) await sql.raw(statement).execute(db);
}
