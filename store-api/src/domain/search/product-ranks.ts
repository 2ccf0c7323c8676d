import { sql } from 'kysely';
import { engineOf } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { findMeantWords } from './mistyped-words.ts';
import type { ProductIndex } from './product-index/product-index.ts';
import { type SearchWord, searchQuery, searchWords, TIERS, type Tier } from './search-words.ts';
import { findSimilarProducts } from './similar-products.ts';

/**
 * How well a search finds each row of the index: 3 where every word of it stands in the name, 2 where some stand only in
 * what the product is filed under, 1 where some stand only in what is said about it, 0 where one stands nowhere.
 */
export type Ranks = Uint16Array;

/** The ranks of a search, with mistyped words mended where nothing is spelt as they are. */
export async function findProductRanks(db: ShopDatabase, index: ProductIndex, search: string): Promise<Ranks> {
  const known = index.ranks.get(search, index);
  if (known) return known;
  const ranks = await ranksOf(db, index, search);
  index.ranks.set(search, ranks, index);
  return ranks;
}

async function ranksOf(db: ShopDatabase, index: ProductIndex, search: string): Promise<Ranks> {
  const words = searchWords(search);
  const found = await ranksOfWords(db, index, words);
  if (words.length === 0 || findsAny(found)) return found;
  if (engineOf(db) === 'postgres') return ranksOfFinds(index, [await findSimilarProducts(db, words)]);
  return ranksOfWords(db, index, await findMeantWords(db, index, words));
}

async function ranksOfWords(db: ShopDatabase, index: ProductIndex, words: readonly SearchWord[]): Promise<Ranks> {
  const [first, ...others] = words;
  if (!first) return new Uint16Array(index.columns.size);
  const ranks = (await ranksOfWord(db, index, first)).slice();
  for (const other of others) keepWorse(ranks, await ranksOfWord(db, index, other));
  return ranks;
}

function findsAny(ranks: Ranks): boolean {
  for (let row = 0; row < ranks.length; row++) if (ranks[row] !== 0) return true;
  return false;
}

/** A plain loop: a search of a large shop is little else. */
function keepWorse(ranks: Ranks, others: Ranks): void {
  for (let row = 0; row < ranks.length; row++) {
    const other = others[row] ?? 0;
    if (other < (ranks[row] ?? 0)) ranks[row] = other;
  }
}

/** Words come back in other searches, and the commonest of them, which are the dearest to look up, the soonest. */
async function ranksOfWord(db: ShopDatabase, index: ProductIndex, word: SearchWord): Promise<Ranks> {
  const key = JSON.stringify(word);
  const known = index.words.get(key, index);
  if (known) return known;
  const ranks = ranksOfFinds(index, await findWord(db, word));
  index.words.set(key, ranks, index);
  return ranks;
}

/** The ranks of what is found in each place, from the widest place to the narrowest, which has the last word. */
function ranksOfFinds({ columns }: ProductIndex, finds: readonly (readonly number[])[]): Ranks {
  const ranks = new Uint16Array(columns.size);
  for (const [place, ids] of finds.entries()) {
    for (const id of ids) {
      const row = columns.rowOf(id);
      if (row !== undefined) ranks[row] = place + 1;
    }
  }
  return ranks;
}

/**
 * The products that have a word anywhere, in their name or what they are filed under, and in their name. All ids of a
 * place are one value: a row for each would cost more than finding them.
 */
async function findWord(db: ShopDatabase, word: SearchWord): Promise<number[][]> {
  const places = TIERS.toReversed().map((tier) => {
    const query = searchQuery(db, [word], tier);
    return engineOf(db) === 'sqlite'
      ? sql`(select group_concat(rowid) from product_search where product_search match ${query}) as ${sql.id(tier)}`
      : sql`(select string_agg(id::text, ',') from product_search where words @@ ${query}::tsquery) as ${sql.id(tier)}`;
  });
  const { rows } = await sql<Record<Tier, string | null>>`select ${sql.join(places)}`.execute(db);
  return TIERS.toReversed().map((tier) => numbersOf(rows[0]?.[tier] ?? ''));
}

const COMMA = 44;
const ZERO = 48;
const TEN = 10;

/** The numbers of a comma list that the database wrote: digit by digit, because there may be a hundred thousand. */
function numbersOf(list: string): number[] {
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
