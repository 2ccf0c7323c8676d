import { sql } from 'kysely';
import { getEngine } from '../engine.ts';
import { postgresSearch } from './frozen/search-postgres.ts';
import { sqliteSearch } from './frozen/search-sqlite.ts';
import { type FindablePost, type FindableProduct, postSearchText, productSearchText } from './frozen/search-text.ts';
import type { MigrationDatabase } from './migration.ts';

/** Rows that are read and written at a time. */
const BATCH = 500;

/** Full-text indexes over products and posts, and a record of which products changed. */
export async function up(db: MigrationDatabase): Promise<void> {
  const statements = getEngine(db) === 'sqlite' ? sqliteSearch : postgresSearch;
  for (const statement of statements) await sql.raw(statement).execute(db);
  await foldProducts(db);
  await foldPosts(db);
}

/** Products of the time before get the new kind of search text; its trigger fills the index. */
async function foldProducts(db: MigrationDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<FindableProduct & { readonly id: number }>`
      select products.*, brands.name as brand, categories.name_el as category_el, categories.name_en as category_en
      from products join brands on brands.id = products.brand_id join categories on categories.id = products.category_id
      where products.id > ${last} order by products.id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      await sql`update products set search_text = ${productSearchText(row)} where id = ${row.id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function foldPosts(db: MigrationDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<StoredPost>`
      select id, title_el, title_en, excerpt_el, excerpt_en, content_el, content_en, tags_el, tags_en, author_name
      from posts where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      const tags = { tags_el: JSON.parse(row.tags_el), tags_en: JSON.parse(row.tags_en) };
      await sql`update posts set search_text = ${postSearchText({ ...row, ...tags })} where id = ${row.id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Tags are JSON lists. */
interface StoredPost extends Omit<FindablePost, 'tags_el' | 'tags_en'> {
  readonly id: number;
  readonly tags_el: string;
  readonly tags_en: string;
}
