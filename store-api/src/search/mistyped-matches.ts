import { sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { ShopDatabase } from '../database/schema.ts';
import { letterDistance } from './letter-distance.ts';
import type { SearchWord } from './search-words.ts';

/** Shorter words than this are too near to too many others. */
const MIN_LENGTH = 4;
/** Words from this length on may have two wrong letters. */
const LONG = 7;
/** How alike, from 0 to 1, a mistyped word is to a part of the text that it means, as pg_trgm measures it. */
const MIN_SIMILARITY = 0.45;
/** Products that a mistyped search shows on PostgreSQL. */
const MAX_SIMILAR = 500;

/** What a search of mistyped words may have meant: other words, or, where the engine compares texts itself, products. */
export async function mistypedMatches(
  db: ShopDatabase,
  words: readonly SearchWord[],
): Promise<{ mended: readonly SearchWord[] } | { products: readonly number[] }> {
  return engineOf(db) === 'sqlite' ? { mended: await mendWords(db, words) } : { products: await similar(db, words) };
}

async function mendWords(db: ShopDatabase, words: readonly SearchWord[]): Promise<SearchWord[]> {
  const mended: SearchWord[] = [];
  for (const word of words) {
    const key = await nearestWord(db, word);
    if (key === undefined) return [];
    mended.push(key);
  }
  return mended;
}

/**
 * The word itself where something has it, as the beginning of a longer one if need be, else the commonest of the nearest:
 * of those that begin with the same two letters, then of those with the same first one, because going through words
 * takes the longer the more products have them.
 */
async function nearestWord(db: ShopDatabase, word: SearchWord): Promise<SearchWord | undefined> {
  const [key = ''] = word.keys;
  // Numbers are not mistaken for each other, and a shop has more of them than words.
  if (key.length < MIN_LENGTH || /\d/.test(key)) return word;
  for (const letters of [2, 1]) {
    const known = await findWords(db, key.slice(0, letters));
    if (!word.isBeginning && known.some(({ term }) => term === key)) return word;
    const isBegun = known.some(({ term }) => word.keys.some((wanted) => term.startsWith(wanted)));
    if (isBegun) return { ...word, isBeginning: true };
    const nearest = nearestOf(known, key);
    if (nearest !== undefined) return { keys: [nearest], isBeginning: false };
  }
  return undefined;
}

interface KnownWord {
  readonly term: string;
  /** How many products have it. */
  readonly doc: number;
}

async function findWords(db: ShopDatabase, beginning: string): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select term, doc from product_words
    where term >= ${beginning} and term < ${beginning + LAST_LETTER}`.execute(db);
  return rows;
}

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

/** Sorts behind every letter. */
const LAST_LETTER = '\uffff';

async function similar(db: ShopDatabase, words: readonly SearchWord[]): Promise<number[]> {
  if (words.some(({ keys: [key = ''] }) => key.length < MIN_LENGTH) || !(await hasTrigrams(db))) return [];
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`.execute(
      transaction,
    );
    const all = sql.join(
      words.map(({ keys: [key = ''] }) => sql`${key} <% search_text`),
      sql` and `,
    );
    const { rows } = await sql<{ id: number }>`select id from products where ${all} limit ${MAX_SIMILAR}`.execute(
      transaction,
    );
    return rows.map(({ id }) => id);
  });
}

async function hasTrigrams(db: ShopDatabase): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('products_by_trigram') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
