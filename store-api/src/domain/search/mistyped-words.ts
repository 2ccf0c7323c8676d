import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import { letterDistance } from './letter-distance.ts';
import type { KnownWord, ProductIndex } from './product-index/product-index.ts';
import { MIN_MENDED_LENGTH, type SearchWord } from './search-words.ts';

/** Words from this length on may have two wrong letters. */
const LONG = 7;

/** What mistyped words may have meant, by the words that products have; none where one of them is like nothing. */
export async function findMeantWords(
  db: ShopDatabase,
  index: ProductIndex,
  words: readonly SearchWord[],
): Promise<SearchWord[]> {
  const meant: SearchWord[] = [];
  for (const word of words) {
    const nearest = await nearestWord(db, index, word);
    if (nearest === undefined) return [];
    meant.push(nearest);
  }
  return meant;
}

/**
 * The word itself where something has it, as the beginning of a longer one if need be, else the commonest of the nearest:
 * of those that begin with the same two letters, then of those with the same first one, because going through words
 * takes the longer the more products have them.
 */
async function nearestWord(db: ShopDatabase, index: ProductIndex, word: SearchWord): Promise<SearchWord | undefined> {
  const [key = ''] = word.keys;
  // Numbers are not mistaken for each other, and a shop has more of them than words.
  if (key.length < MIN_MENDED_LENGTH || /\d/.test(key)) return word;
  for (const letters of [2, 1]) {
    const known = await findWords(db, index, key.slice(0, letters));
    if (!word.isBeginning && known.some(({ term }) => term === key)) return word;
    const isBegun = known.some(({ term }) => word.keys.some((wanted) => term.startsWith(wanted)));
    if (isBegun) return { ...word, isBeginning: true };
    const nearest = nearestOf(known, key);
    if (nearest !== undefined) return { keys: [nearest], isBeginning: false };
  }
  return undefined;
}

/** The words of products that begin so. Counting their products takes long, and beginnings come back. */
async function findWords(db: ShopDatabase, index: ProductIndex, beginning: string): Promise<readonly KnownWord[]> {
  const known = index.vocabulary.get(beginning, index);
  if (known) return known;
  const { rows } = await sql<KnownWord>`
    select term, doc from product_words
    where term >= ${beginning} and term < ${beginning + LAST_LETTER}`.execute(db);
  index.vocabulary.set(beginning, rows, index);
  return rows;
}

/** Sorts behind every letter. */
const LAST_LETTER = '\uffff';

function nearestOf(words: readonly KnownWord[], key: string): string | undefined {
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
