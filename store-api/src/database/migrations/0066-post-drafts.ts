import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';

const statementsFor = (identity: string) => [
  `create table post_drafts (post_id integer primary key references posts (id) on delete cascade, changes ${text},
    updated_at ${text}, updated_by ${text})`,
  `create table post_field_revisions (id ${identity}, post_id integer not null references posts (id) on delete cascade,
    at ${text}, actor ${text}, fields ${text})`,
  'create index post_field_revisions_by_post on post_field_revisions (post_id, id)',
];

/** Drafts beside the fields of published posts, and their revisions. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}
