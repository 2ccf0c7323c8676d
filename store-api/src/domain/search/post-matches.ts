import { type Expression, type SqlBool, sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { parseSearchTerms, searchQuery } from './search-terms.ts';

/** A condition on `posts` matching a search; everything matches an empty search. */
export function postsMatch(db: ShopDatabase, search: string | undefined): Expression<SqlBool> {
  if (!search?.trim()) return sql<SqlBool>`1 = 1`;
  const words = parseSearchTerms(search);
  if (words.length === 0) return sql<SqlBool>`1 = 0`;
  const query = searchQuery(db, words, 'texts');
  return getEngine(db) === 'sqlite'
    ? sql<SqlBool>`posts.id in (select rowid from post_search where post_search match ${query})`
    : sql<SqlBool>`posts.id in (select id from post_search where words @@ ${query}::tsquery)`;
}
