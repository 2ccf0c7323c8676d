import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const sections = `sections_el ${text} default '[]', sections_en ${text} default '[]'`;

const statementsFor = (identity: string) => [
  `alter table posts add column sections_el ${text} default '[]'`,
  `alter table posts add column sections_en ${text} default '[]'`,
  `alter table posts add column stale_en ${text} default '[]'`,
  `alter table pages add column stale_en ${text} default '[]'`,
  `create table post_revisions (id ${identity}, post_id integer not null references posts (id) on delete cascade,
    at ${text}, actor ${text}, ${sections})`,
  'create index post_revisions_by_post on post_revisions (post_id, id)',
  // Rows of pages and posts: the domain deletes what belongs to one that is deleted.
  `create table content_drafts (kind ${text}, record_id integer not null, ${sections}, stale_en ${text} default '[]',
    updated_at ${text}, updated_by ${text}, primary key (kind, record_id))`,
  `create table content_previews (id ${identity}, kind ${text}, record_id integer not null, nonce ${text},
    created_at ${text}, created_by ${text}, expires_at text)`,
  'create index content_previews_by_record on content_previews (kind, record_id)',
  `create table content_schedules (id ${identity}, kind ${text}, record_id integer not null, language ${text}, at ${text},
    created_at ${text}, created_by ${text}, creator_email ${text}, creator_id integer not null, creator_role ${text},
    unique (kind, record_id, language))`,
  'create index content_schedules_by_time on content_schedules (at)',
  `create table saved_sections (id ${identity}, name ${text}, reusable integer not null, section_el ${text},
    section_en ${text}, updated_at ${text}, updated_by ${text})`,
  `create table content_presence (kind ${text}, record_id integer not null, user_id integer not null
    references users (id) on delete cascade, since ${text}, seen_at ${text}, primary key (kind, record_id, user_id))`,
];

/** Drafts beside published pages and posts, preview links, schedules, saved sections, and who has what open. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}
