import { type Expression, type SqlBool, sql } from 'kysely';
import { listSpellings } from '../../text/normalise.ts';

/** Where the words of a search must occur: anywhere, or at the beginning of words. */
type Place = 'anywhere' | 'beginning';

/** A condition that a column of `toPersonSearchText` contains every word of a search, in one of its spellings. */
export function textMatches(column: string, search: string, place: Place = 'anywhere'): Expression<SqlBool> {
  const words = listSpellings(search).map((spellings) => {
    const patterns = spellings.flatMap((spelling) =>
      place === 'anywhere' ? [`%${spelling}%`] : [`${spelling}%`, `% ${spelling}%`],
    );
    const conditions = patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
    return sql`(${sql.join(conditions, sql` or `)})`;
  });
  return words.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(words, sql` and `)}`;
}
