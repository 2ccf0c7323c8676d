import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ProductIndex } from './product-index/product-index.ts';
import { MAX_RANK } from './product-index/product-selection.ts';
import { containsTerms, parseSearchTerms, type SearchTerm, searchQuery, TIERS, type Tier } from './search-terms.ts';
import { findSimilarProducts } from './similar-products.ts';
import { findCorrections } from './term-corrections.ts';

/**
 * The rank of each row of the index for a search: 4 if the search names its category, 3 if every term occurs in the name,
 * 2 if some occur only in its categories, 1 if some occur only in its description, 0 if one does not occur. So «Γυαλιά»
 * finds glasses by their category first, and then the stand that has the word in its name.
 */
export type Ranks = Uint16Array;

/** The ranks of a search, with mistyped terms corrected if nothing matches. */
export async function findProductRanks(db: ShopDatabase, index: ProductIndex, search: string): Promise<Ranks> {
  const known = index.ranks.get(search, index);
  if (known) return known;
  const ranks = await getRanks(db, index, search);
  index.ranks.set(search, ranks, index);
  return ranks;
}

async function getRanks(db: ShopDatabase, index: ProductIndex, search: string): Promise<Ranks> {
  const terms = parseSearchTerms(search);
  const found = await getTermsRanks(db, index, terms);
  if (terms.length === 0 || findsAny(found)) return found;
  if (getEngine(db) === 'postgres') return toRanks(index, [await findSimilarProducts(db, terms)]);
  return getTermsRanks(db, index, await findCorrections(db, index, terms));
}

async function getTermsRanks(db: ShopDatabase, index: ProductIndex, terms: readonly SearchTerm[]): Promise<Ranks> {
  const [first, ...others] = terms;
  if (!first) return new Uint16Array(index.columns.size);
  const ranks = (await getTermRanks(db, index, first)).slice();
  for (const other of others) keepWorse(ranks, await getTermRanks(db, index, other));
  raiseNamedCategories(index, terms, ranks);
  return ranks;
}

/** Assigns the highest rank to matches whose category's name contains every term. */
function raiseNamedCategories({ columns }: ProductIndex, terms: readonly SearchTerm[], ranks: Ranks): void {
  const isNamed = new Uint8Array(columns.categories.keys.length);
  for (const [id, words] of columns.categoryKeys) {
    const slot = columns.categories.getSlot(id);
    if (slot !== undefined && containsTerms(words, terms)) isNamed[slot] = 1;
  }
  if (!isNamed.includes(1)) return;
  for (let row = 0; row < ranks.length; row++) {
    if (ranks[row] !== 0 && isNamed[columns.category[row] ?? 0] === 1) ranks[row] = MAX_RANK;
  }
}

function findsAny(ranks: Ranks): boolean {
  for (let row = 0; row < ranks.length; row++) if (ranks[row] !== 0) return true;
  return false;
}

/** A plain loop, because it dominates the time of a search in a large shop. */
function keepWorse(ranks: Ranks, others: Ranks): void {
  for (let row = 0; row < ranks.length; row++) {
    const other = others[row] ?? 0;
    if (other < (ranks[row] ?? 0)) ranks[row] = other;
  }
}

/** Cached by term: terms recur in other searches, and the most frequent ones are the most expensive to look up. */
async function getTermRanks(db: ShopDatabase, index: ProductIndex, term: SearchTerm): Promise<Ranks> {
  const key = JSON.stringify(term);
  const known = index.words.get(key, index);
  if (known) return known;
  const ranks = toRanks(index, await findTerm(db, term));
  index.words.set(key, ranks, index);
  return ranks;
}

/** The ranks from the matches of each tier, from the widest tier to the narrowest, which overrides the others. */
function toRanks({ columns }: ProductIndex, finds: readonly (readonly number[])[]): Ranks {
  const ranks = new Uint16Array(columns.size);
  for (const [place, ids] of finds.entries()) {
    for (const id of ids) {
      const row = columns.findRow(id);
      if (row !== undefined) ranks[row] = place + 1;
    }
  }
  return ranks;
}

/**
 * The products that contain a term anywhere, in their name or categories, or in their name only. All IDs of a
 * tier are one value: a row for each would cost more than finding them.
 */
async function findTerm(db: ShopDatabase, term: SearchTerm): Promise<number[][]> {
  const places = TIERS.toReversed().map((tier) => {
    const query = searchQuery(db, [term], tier);
    return getEngine(db) === 'sqlite'
      ? sql`(select group_concat(rowid) from product_search where product_search match ${query}) as ${sql.id(tier)}`
      : sql`(select string_agg(id::text, ',') from product_search where words @@ ${query}::tsquery) as ${sql.id(tier)}`;
  });
  const { rows } = await sql<Record<Tier, string | null>>`select ${sql.join(places)}`.execute(db);
  return TIERS.toReversed().map((tier) => parseNumbers(rows[0]?.[tier] ?? ''));
}

const COMMA = 44;
const ZERO = 48;
const TEN = 10;

/** Parses a comma-separated list from the database: digit by digit, because there may be 100,000. */
function parseNumbers(list: string): number[] {
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
