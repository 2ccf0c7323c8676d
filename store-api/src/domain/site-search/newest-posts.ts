import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { isPublic } from '../content/posts/published-posts.ts';
import { parseSearchTerms, searchQuery, type Tier } from '../search/search-terms.ts';

/** Tiers of suggestions in order: the second tier only fills the remaining places. */
const PLACES: readonly Tier[] = ['names', 'texts'];

interface Found {
  readonly id: number;
}

/** Ids of a few public posts that a search finds, those found by their title first, then the newest; it stops when it has enough. */
export async function newestPosts(db: ShopDatabase, search: string, limit: number): Promise<number[]> {
  const terms = parseSearchTerms(search);
  if (terms.length === 0) return [];
  const ids = new Set<number>();
  for (const place of PLACES) {
    if (ids.size >= limit) break;
    for (const { id } of await findPosts(db, searchQuery(db, terms, place), limit)) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

async function findPosts(db: ShopDatabase, query: string, limit: number): Promise<readonly Found[]> {
  const statement =
    getEngine(db) === 'sqlite'
      ? sql<Found>`select post_search.rowid as id from post_search cross join posts on posts.id = post_search.rowid
          where post_search match ${query} and ${isPublic()} order by post_search.rowid desc limit ${limit}`
      : sql<Found>`select post_search.id from post_search join posts on posts.id = post_search.id
          where words @@ ${query}::tsquery and ${isPublic()} order by post_search.id desc limit ${limit}`;
  return (await statement.execute(db)).rows;
}
