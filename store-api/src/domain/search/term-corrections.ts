import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import { letterDistance } from './letter-distance.ts';
import type { KnownWord, ProductIndex } from './product-index/product-index.ts';
import { MIN_CORRECTED_LENGTH, type SearchTerm } from './search-terms.ts';

/** Words from this length on may have two wrong letters. */
const LONG = 7;

/** Corrections of mistyped terms from the words of products; none if one of them has no similar word. */
export async function findCorrections(
  db: ShopDatabase,
  index: ProductIndex,
  terms: readonly SearchTerm[],
): Promise<SearchTerm[]> {
  const meant: SearchTerm[] = [];
  for (const term of terms) {
    const nearest = await findNearestTerm(db, index, term);
    if (nearest === undefined) return [];
    meant.push(nearest);
  }
  return meant;
}

/**
 * The term itself if it occurs, also as a prefix; otherwise the most frequent of the nearest words:
 * first among words with the same two first letters, then with the same first letter, because scanning words
 * takes longer the more products contain them.
 */
async function findNearestTerm(
  db: ShopDatabase,
  index: ProductIndex,
  wanted: SearchTerm,
): Promise<SearchTerm | undefined> {
  const [key = ''] = wanted.keys;
  // Numbers are not corrected, and a shop has more numbers than words.
  if (key.length < MIN_CORRECTED_LENGTH || /\d/.test(key)) return wanted;
  for (const letters of [2, 1]) {
    const known = await findKnownTerms(db, index, key.slice(0, letters));
    if (!wanted.isBeginning && known.some(({ term }) => term === key)) return wanted;
    const isBegun = known.some(({ term }) => wanted.keys.some((prefix) => term.startsWith(prefix)));
    if (isBegun) return { ...wanted, isBeginning: true };
    const nearest = pickNearest(known, key);
    if (nearest !== undefined) return { keys: [nearest], isBeginning: false };
  }
  return undefined;
}

/** Product words with a prefix, cached because counting their products is expensive. */
async function findKnownTerms(db: ShopDatabase, index: ProductIndex, beginning: string): Promise<readonly KnownWord[]> {
  const known = index.vocabulary.get(beginning, index);
  if (known) return known;
  const { rows } = await sql<KnownWord>`
    select term, doc from product_words
    where term >= ${beginning} and term < ${beginning + LAST_LETTER}`.execute(db);
  index.vocabulary.set(beginning, rows, index);
  return rows;
}

/** A character that sorts after every letter. */
const LAST_LETTER = '\uffff';

function pickNearest(words: readonly KnownWord[], key: string): string | undefined {
  const reach = key.length < LONG ? 1 : 2;
  let nearest: (KnownWord & { readonly distance: number }) | undefined;
  for (const word of words) {
    const distance = letterDistance(key, word.term, reach);
    if (distance > reach) continue;
    const isNearer = !nearest || distance < nearest.distance;
    if (isNearer || (distance === nearest?.distance && word.doc > nearest.doc)) nearest = { ...word, distance };
  }
  return nearest?.term;
}
