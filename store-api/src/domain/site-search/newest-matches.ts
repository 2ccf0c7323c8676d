import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { isPublic } from '../content/posts/published-posts.ts';
import { parseSearchTerms, type SearchTerm, searchQuery, type Tier } from '../search/search-terms.ts';

/** Tiers of suggestions in order: the second tier only fills the remaining places. */
const PLACES: readonly Tier[] = ['names', 'texts'];

/** Ids of a few products that a search finds, those found by their name first, then the newest; it stops when it has enough. */
export function newestProducts(
  db: ShopDatabase,
  search: string,
  { limit, statuses }: { readonly limit: number; readonly statuses: readonly string[] },
): Promise<number[]> {
  return gather(db, search, limit, async (query) => {
    const shown = sql.join(statuses);
    const statement =
      getEngine(db) === 'sqlite'
        ? sql<Found>`select product_search.rowid as id from product_search
            cross join products on products.id = product_search.rowid
            where product_search match ${query} and products.status in (${shown})
            order by product_search.rowid desc limit ${limit}`
        : sql<Found>`select product_search.id from product_search join products on products.id = product_search.id
            where words @@ ${query}::tsquery and products.status in (${shown})
            order by product_search.id desc limit ${limit}`;
    return (await statement.execute(db)).rows;
  });
}

/** The same for public posts. */
export function newestPosts(db: ShopDatabase, search: string, limit: number): Promise<number[]> {
  return gather(db, search, limit, async (query) => {
    const statement =
      getEngine(db) === 'sqlite'
        ? sql<Found>`select post_search.rowid as id from post_search cross join posts on posts.id = post_search.rowid
            where post_search match ${query} and ${isPublic()} order by post_search.rowid desc limit ${limit}`
        : sql<Found>`select post_search.id from post_search join posts on posts.id = post_search.id
            where words @@ ${query}::tsquery and ${isPublic()} order by post_search.id desc limit ${limit}`;
    return (await statement.execute(db)).rows;
  });
}

interface Found {
  readonly id: number;
}

async function gather(
  db: ShopDatabase,
  search: string,
  limit: number,
  find: (query: string) => Promise<readonly Found[]>,
): Promise<number[]> {
  const words: readonly SearchTerm[] = parseSearchTerms(search);
  if (words.length === 0) return [];
  const ids = new Set<number>();
  for (const place of PLACES) {
    if (ids.size >= limit) break;
    for (const { id } of await find(searchQuery(db, words, place))) ids.add(id);
  }
  return [...ids].slice(0, limit);
}
