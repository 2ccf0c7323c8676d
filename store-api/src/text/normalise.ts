import { foldBeginning, foldText, foldWord, listVariants } from '@fakos/contracts/search/greeklish';
import { greekToLatin } from '@fakos/contracts/text/latin-letters';

export { foldText, normalise } from '@fakos/contracts/search/greeklish';

/** Search text of a row: its texts, normalised, with their Greek words in Latin letters too. */
export function toSearchText(...texts: readonly string[]): string {
  const plain = foldText(texts.join(' '));
  const greekTerms = plain.split(' ').filter((word) => /[α-ω]/.test(word));
  return [plain, ...new Set(greekTerms.map(inLatin))].join(' ');
}

/** Search text of a person: {@link toSearchText} with phonetic keys, so that Greeklish finds Greek names. */
export function toPersonSearchText(...texts: readonly string[]): string {
  const words = toSearchText(...texts).split(' ');
  const keys = words.filter((word) => /^\p{L}+$/u.test(word)).map(foldWord);
  return [...words, ...new Set(keys.filter((key) => !words.includes(key)))].join(' ');
}

/** The terms of a search, each as a LIKE pattern with escaped wildcards. `fold` normalises like the searched column. */
export function searchPatterns(search: string, fold: (text: string) => string = foldText): string[] {
  const words = fold(search).split(' ').filter(Boolean);
  return words.map((word) => `%${escapeWildcards(word)}%`);
}

/** Shorter keys are part of too many words. */
const MIN_KEY_LENGTH = 2;

/**
 * The spellings by which {@link toPersonSearchText} finds each word of a search: the word itself and its sounds, with
 * escaped wildcards. A row matches if it contains one spelling of every word.
 */
export function listSpellings(search: string): string[][] {
  const words = foldText(search).split(' ').filter(Boolean);
  return words.map((word) => {
    const spellings = /^\p{L}+$/u.test(word) || word.includes('8') ? [word, ...listVariants(word)] : [];
    const keys = spellings.flatMap(foldBeginning).filter((key) => key.length >= MIN_KEY_LENGTH);
    return [...new Set([word, ...keys])].map(escapeWildcards);
  });
}

function escapeWildcards(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

function inLatin(word: string): string {
  return Array.from(word, (letter) => greekToLatin[letter] ?? letter).join('');
}
