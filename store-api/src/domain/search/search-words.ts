import { type Engine, engineOf } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { normalise } from '../../text/normalise.ts';
import { foldBeginning, foldWord } from './fold-words.ts';

/** Words of a search that count; the rest of a longer one is left out. */
const MAX_WORDS = 8;
/** Keys shorter than this begin too many words, so they stand for whole ones. */
const MIN_BEGINNING = 2;

/** Shorter words are too near to too many others for one to be taken for another. */
export const MIN_MENDED_LENGTH = 4;

/** A word that is looked for: one of `keys`, as a whole or as the beginning of a word. */
export interface SearchWord {
  readonly keys: readonly string[];
  readonly isBeginning: boolean;
}

/** Where words have to stand: in names; there or in what a thing is filed under; anywhere. */
export const TIERS = ['names', 'labels', 'texts'] as const;
/** See {@link TIERS}. */
export type Tier = (typeof TIERS)[number];

/** The words of a search; whoever types has not finished the last one. Empty where nothing can be looked for. */
export function searchWords(search: string): SearchWord[] {
  const words = normalise(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  return words.map((word, index) => {
    const beginnings = foldBeginning(word).filter((key) => key.length >= MIN_BEGINNING);
    return index === words.length - 1 && beginnings.length > 0
      ? { keys: beginnings, isBeginning: true }
      : { keys: [foldWord(word)], isBeginning: false };
  });
}

/** The words as the engine's own full-text query; keys are letters and digits alone, so nothing in it needs quoting. */
export function searchQuery(db: ShopDatabase, words: readonly SearchWord[], tier: Tier): string {
  return spellers[engineOf(db)](words, tier);
}

const spellers: Readonly<Record<Engine, (words: readonly SearchWord[], tier: Tier) => string>> = {
  sqlite(words, tier) {
    const columns = TIERS.slice(0, TIERS.indexOf(tier) + 1).join(' ');
    const terms = words.map(({ keys, isBeginning }) =>
      keys.map((key) => `"${key}"${isBeginning ? ' *' : ''}`).join(' OR '),
    );
    return `{${columns}} : (${terms.map((term) => `(${term})`).join(' AND ')})`;
  },
  postgres(words, tier) {
    const weights = 'ABC'.slice(0, TIERS.indexOf(tier) + 1);
    const terms = words.map(({ keys, isBeginning }) =>
      keys.map((key) => `'${key}':${isBeginning ? '*' : ''}${weights}`).join(' | '),
    );
    return terms.map((term) => `(${term})`).join(' & ');
  },
};
