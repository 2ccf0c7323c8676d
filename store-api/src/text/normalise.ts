import { greekToLatin, specialToLatin } from '@fakos/contracts/text/latin-letters';

const specialLetter = new RegExp(`[${Object.keys(specialToLatin).join('')}]`, 'g');

/** A text as keys and sorting see it: no case, no accents, no final sigma, single spaces. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').replace(/\s+/g, ' ').trim();
}

/** A text as search sees it: {@link normalise}d, and with plain Latin letters, so that 'hamnoy' finds 'Hamnøy'. */
export function foldText(text: string): string {
  return normalise(text).replace(specialLetter, (letter) => specialToLatin[letter] ?? letter);
}

/** What a row is found by: its texts, normalised, and their Greek words in Latin letters too. */
export function toSearchText(...texts: readonly string[]): string {
  const plain = foldText(texts.join(' '));
  const greekTerms = plain.split(' ').filter((word) => /[α-ω]/.test(word));
  return [plain, ...new Set(greekTerms.map(inLatin))].join(' ');
}

/** The terms of a search, each as a LIKE pattern with escaped wildcards. `fold` is what the searched column went through. */
export function searchPatterns(search: string, fold: (text: string) => string = foldText): string[] {
  const words = fold(search).split(' ').filter(Boolean);
  return words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}

function inLatin(word: string): string {
  return Array.from(word, (letter) => greekToLatin[letter] ?? letter).join('');
}
