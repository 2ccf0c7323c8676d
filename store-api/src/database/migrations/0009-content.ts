import { sql } from 'kysely';
import { normalise } from './frozen/normalise.ts';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
/** Version of rows from before versions were stored. */
const BEFORE_ANY_CHANGE = '1970-01-01T00:00:00.000Z';

const edited = (table: string) => [
  `alter table ${table} add column updated_by text not null default ''`,
  ...(table === 'posts' ? [] : [`alter table ${table} add column updated_at ${text} default '${BEFORE_ANY_CHANGE}'`]),
];

const statementsFor = (identity: string) => [
  ...['posts', 'pages', 'services'].flatMap(edited),
  'alter table posts add column published_at text',
  'update posts set published_at = created_at',
  'create index posts_by_publication on posts (status, published_at)',
  'create index posts_by_views on posts (status, views)',
  'create index posts_by_author on posts (author_name, status)',
  `create table post_tags (post_id integer not null references posts (id) on delete cascade, language ${text},
    position integer not null, tag ${text}, tag_key ${text}, primary key (post_id, language, position))`,
  'create index post_tags_by_key on post_tags (tag_key, post_id)',
  `create table post_views (visit_key text primary key, day ${text})`,
  'create index post_views_by_day on post_views (day)',
  "alter table pages add column meta_title_el text not null default ''",
  "alter table pages add column meta_title_en text not null default ''",
  `create table page_revisions (id ${identity}, page_id integer not null references pages (id) on delete cascade,
    at ${text}, actor ${text}, sections_el ${text}, sections_en ${text})`,
  'create index page_revisions_by_page on page_revisions (page_id, id)',
  `alter table services add column status ${text} default 'published'`,
  'alter table bookings add column service_id integer references services (id) on delete set null',
  'create index bookings_by_service on bookings (service_id)',
  `create table content_blocks (key text primary key, title_el ${text}, title_en ${text}, body_el ${text},
    body_en ${text}, updated_at ${text}, updated_by ${text})`,
];

/** Publication by the clock, tags that are looked up, views by visit, revisions of pages, booked services, content blocks. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
  const { rows } = await sql<StoredTags>`select id, tags_el, tags_en from posts`.execute(db);
  for (const { id, tags_el: el, tags_en: en } of rows) {
    await insertTags(db, id, 'el', JSON.parse(el));
    await insertTags(db, id, 'en', JSON.parse(en));
  }
}

/** Tags are JSON lists. */
interface StoredTags {
  readonly id: number;
  readonly tags_el: string;
  readonly tags_en: string;
}

async function insertTags(db: MigrationDatabase, postId: number, language: string, tags: string[]): Promise<void> {
  for (const [position, tag] of tags.entries()) {
    await sql`insert into post_tags (post_id, language, position, tag, tag_key)
      values (${postId}, ${language}, ${position}, ${tag}, ${normalise(tag)})`.execute(db);
  }
}
