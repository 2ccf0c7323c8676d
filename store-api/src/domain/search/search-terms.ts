import { foldBeginning, foldWord } from '@fakos/contracts/search/greeklish';
import { type Engine, getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { foldText } from '../../text/normalise.ts';

/** Maximum number of search terms; the rest of a longer one is left out. */
const MAX_TERMS = 8;
/** Shorter keys are prefixes of too many words, so they match whole words only. */
const MIN_BEGINNING = 2;

/** Minimum length of a word to be corrected; shorter words are similar to too many others. */
export const MIN_CORRECTED_LENGTH = 4;

/** A search term: one of `keys`, as a whole or as the beginning of a word. */
export interface SearchTerm {
  readonly keys: readonly string[];
  readonly isBeginning: boolean;
}

/** Where terms must occur: in the name; in the name or the categories; anywhere. */
export const TIERS = ['names', 'labels', 'texts'] as const;
/** See {@link TIERS}. */
export type Tier = (typeof TIERS)[number];

/** The terms of a search; the last one may be incomplete. Empty if the text has no searchable word. */
export function parseSearchTerms(search: string): SearchTerm[] {
  const terms = foldText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_TERMS);
  return terms.map((term, index) => {
    const beginnings = foldBeginning(term).filter((key) => key.length >= MIN_BEGINNING);
    return index === terms.length - 1 && beginnings.length > 0
      ? { keys: beginnings, isBeginning: true }
      : { keys: [foldWord(term)], isBeginning: false };
  });
}

/** Whether every term is one of some folded words, or the beginning of one. */
export function containsTerms(words: readonly string[], terms: readonly SearchTerm[]): boolean {
  return terms.every(({ keys, isBeginning }) =>
    words.some((word) => keys.some((key) => (isBeginning ? word.startsWith(key) : word === key))),
  );
}

/** The terms as a full-text query of the engine; keys contain only letters and digits, so nothing needs quoting. */
export function searchQuery(db: ShopDatabase, terms: readonly SearchTerm[], tier: Tier): string {
  return spellers[getEngine(db)](terms, tier);
}

const spellers: Readonly<Record<Engine, (terms: readonly SearchTerm[], tier: Tier) => string>> = {
  sqlite(terms, tier) {
    const columns = TIERS.slice(0, TIERS.indexOf(tier) + 1).join(' ');
    const parts = terms.map(({ keys, isBeginning }) =>
      keys.map((key) => `"${key}"${isBeginning ? ' *' : ''}`).join(' OR '),
    );
    return `{${columns}} : (${parts.map((part) => `(${part})`).join(' AND ')})`;
  },
  postgres(terms, tier) {
    const weights = 'ABC'.slice(0, TIERS.indexOf(tier) + 1);
    const parts = terms.map(({ keys, isBeginning }) =>
      keys.map((key) => `'${key}':${isBeginning ? '*' : ''}${weights}`).join(' | '),
    );
    return parts.map((part) => `(${part})`).join(' & ');
  },
};
