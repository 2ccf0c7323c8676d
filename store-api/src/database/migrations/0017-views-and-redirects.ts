import { sql } from 'kysely';
import { foldWord } from './frozen/search-text.ts';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statementsFor = (identity: string) => [
  `create table list_views (id ${identity}, list ${text}, name ${text}, query ${text}, columns ${text}, scope ${text},
    owner_id integer references users (id) on delete set null, updated_at ${text})`,
  'create index list_views_by_list on list_views (list, scope)',
  'create index list_views_by_owner on list_views (owner_id)',
  `create table user_preferences (user_id ${number} references users (id) on delete cascade, key ${text}, value ${text},
    primary key (user_id, key))`,
  `create table redirects (id ${identity}, from_path ${text} unique, to_path ${text}, kind ${text}, record_id integer,
    created_at ${text}, created_by ${text})`,
  'create index redirects_by_target on redirects (to_path)',
  // Searches of the back office read these indexes only, and not the rows.
  'create index orders_by_search on orders (created_at, search_text)',
  'create index users_by_search on users (search_text)',
];

/** Rows that are read and written at a time. */
const BATCH = 500;

/**
 * Saved views and preferences of the back office, redirects of moved addresses, and names of orders and users as they
 * sound, by which Greeklish finds them.
 */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
  for (const table of ['orders', 'users']) await addSounds(db, table);
}

async function addSounds(db: MigrationDatabase, table: string): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; search_text: string }>`select id, search_text from ${sql.table(table)}
      where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      const words = row.search_text.split(' ');
      const keys = words.filter((word) => /^\p{L}+$/u.test(word)).map(foldWord);
      const added = [...new Set(keys.filter((key) => !words.includes(key)))];
      if (added.length === 0) continue;
      const after = [...words, ...added].join(' ');
      await sql`update ${sql.table(table)} set search_text = ${after} where id = ${row.id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}
