import { sql } from 'kysely';
import { postSearchText, productSearchText } from '../../search/search-text.ts';
import { engineOf } from '../engine.ts';
import type { ShopDatabase } from '../schema.ts';
import { postgresSearch } from '../search-postgres.ts';
import { sqliteSearch } from '../search-sqlite.ts';

/** Rows that are read and written at a time. */
const BATCH = 500;

/** Full-text indexes over products and posts, and a record of which products changed. */
export async function up(db: ShopDatabase): Promise<void> {
  const statements = engineOf(db) === 'sqlite' ? sqliteSearch : postgresSearch;
  for (const statement of statements) await sql.raw(statement).execute(db);
  await foldProducts(db);
  await foldPosts(db);
}

/** Rows that were there before are found by the new kind of text; its trigger fills the index. */
async function foldProducts(db: ShopDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .innerJoin('brands', 'brands.id', 'products.brand_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .selectAll('products')
      .select(['brands.name as brand', 'categories.name_el as category_el', 'categories.name_en as category_en'])
      .where('products.id', '>', last)
      .orderBy('products.id')
      .limit(BATCH)
      .execute();
    for (const row of rows) await setText(db, 'products', row.id, productSearchText(row));
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function foldPosts(db: ShopDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'title_el', 'title_en', 'excerpt_el', 'excerpt_en', 'content_el', 'content_en'])
      .select(['tags_el', 'tags_en', 'author_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const tags = { tags_el: listOf(row.tags_el), tags_en: listOf(row.tags_en) };
      await setText(db, 'posts', row.id, postSearchText({ ...row, ...tags }));
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function listOf(json: string): string[] {
  return JSON.parse(json) as string[];
}

async function setText(db: ShopDatabase, table: 'products' | 'posts', id: number, text: string): Promise<void> {
  await db.updateTable(table).set({ search_text: text }).where('id', '=', id).execute();
}
