import { sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { ShopDatabase } from '../database/schema.ts';
import { mistypedMatches } from './mistyped-matches.ts';
import { type SearchWord, searchQuery, searchWords, type Tier } from './search-words.ts';

/** Ids of what a search finds: by the name, then by the name or what it is filed under, then by any word. */
export type Matches = Readonly<Record<Tier, readonly number[]>>;

/** Finds from which on only names count more than the rest. */
const BROAD = 5000;

/** The products that a search finds, with mistyped words mended where nothing is spelt as they are. */
export async function findProductMatches(db: ShopDatabase, search: string): Promise<Matches> {
  const words = searchWords(search);
  const found = await matchesOf(db, words);
  if (found.texts.length > 0 || words.length === 0) return found;
  const meant = await mistypedMatches(db, words);
  return 'mended' in meant ? matchesOf(db, meant.mended) : { names: [], labels: [], texts: meant.products };
}

async function matchesOf(db: ShopDatabase, words: readonly SearchWord[]): Promise<Matches> {
  if (words.length === 0) return { names: [], labels: [], texts: [] };
  // Every tier holds the one before: whatever nothing matches at all needs no other look.
  const texts = await idsOf(db, words, 'texts');
  if (texts.length === 0) return { names: [], labels: [], texts };
  const names = await idsOf(db, words, 'names');
  // Where the narrowest tier has them all, so has the one between; and nobody goes through so many by brand.
  const isSettled = names.length === texts.length || texts.length > BROAD;
  return { names, labels: isSettled ? names : await idsOf(db, words, 'labels'), texts };
}

/** All ids as one value: a row for each would cost more than finding them. */
async function idsOf(db: ShopDatabase, words: readonly SearchWord[], tier: Tier): Promise<number[]> {
  const query = searchQuery(db, words, tier);
  const statement =
    engineOf(db) === 'sqlite'
      ? sql<Ids>`select group_concat(rowid) as ids from product_search where product_search match ${query}`
      : sql<Ids>`select string_agg(id::text, ',') as ids from product_search where words @@ ${query}::tsquery`;
  const { rows } = await statement.execute(db);
  return numbersOf(rows[0]?.ids ?? '');
}

interface Ids {
  readonly ids: string | null;
}

const COMMA = 44;
const ZERO = 48;
const TEN = 10;

/** The numbers of a comma list that the database wrote: digit by digit, because there may be a hundred thousand. */
export function numbersOf(list: string): number[] {
  const numbers: number[] = [];
  if (list === '') return numbers;
  let number = 0;
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code !== COMMA) number = number * TEN + code - ZERO;
    else {
      numbers.push(number);
      number = 0;
    }
  }
  numbers.push(number);
  return numbers;
}
