import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import { MIN_MENDED_LENGTH, type SearchWord } from './search-words.ts';

/** How alike, from 0 to 1, a mistyped word is to a part of the text that it means, as pg_trgm measures it. */
const MIN_SIMILARITY = 0.45;
/** Products that a mistyped search shows. */
const MAX_SIMILAR = 500;

/** Products whose texts are like mistyped words, compared by PostgreSQL itself where it has pg_trgm. */
export async function findSimilarProducts(db: ShopDatabase, words: readonly SearchWord[]): Promise<number[]> {
  if (words.some(({ keys: [key = ''] }) => key.length < MIN_MENDED_LENGTH) || !(await hasTrigrams(db))) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`.execute(
      transaction,
    );
    const all = sql.join(
      words.map(({ keys: [key = ''] }) => sql`${key} <% search_text`),
      sql` and `,
    );
    const { rows } = await sql<{ id: number }>`select id from products where ${all} limit ${MAX_SIMILAR}`.execute(
      transaction,
    );
    return rows.map(({ id }) => id);
  });
}

async function hasTrigrams(db: ShopDatabase): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('products_by_trigram') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
