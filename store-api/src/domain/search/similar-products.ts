import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import { MIN_CORRECTED_LENGTH, type SearchTerm } from './search-terms.ts';

/** Minimum similarity, from 0 to 1, of a mistyped word to a part of the text, as measured by pg_trgm. */
const MIN_SIMILARITY = 0.45;
/** Maximum number of products for a mistyped search. */
const MAX_SIMILAR = 500;

/** Products whose texts are similar to mistyped words, compared by PostgreSQL if pg_trgm is installed. */
export async function findSimilarProducts(db: ShopDatabase, terms: readonly SearchTerm[]): Promise<number[]> {
  if (terms.some(({ keys: [key = ''] }) => key.length < MIN_CORRECTED_LENGTH) || !(await hasTrigrams(db))) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`.execute(
      transaction,
    );
    const all = sql.join(
      terms.map(({ keys: [key = ''] }) => sql`${key} <% search_text`),
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
