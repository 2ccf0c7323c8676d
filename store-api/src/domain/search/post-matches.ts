import { type Expression, type SqlBool, sql } from 'kysely';
import { engineOf } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { searchQuery, searchWords } from './search-words.ts';

/** The condition on `posts` that a search finds them; everything is found where nothing is looked for. */
export function postsMatch(db: ShopDatabase, search: string | undefined): Expression<SqlBool> {
  if (!search?.trim()) return sql<SqlBool>`1 = 1`;
  const words = searchWords(search);
  if (words.length === 0) return sql<SqlBool>`1 = 0`;
  const query = searchQuery(db, words, 'texts');
  return engineOf(db) === 'sqlite'
    ? sql<SqlBool>`posts.id in (select rowid from post_search where post_search match ${query})`
    : sql<SqlBool>`posts.id in (select id from post_search where words @@ ${query}::tsquery)`;
}
