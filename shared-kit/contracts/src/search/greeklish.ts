import { specialToLatin } from '../text/latin-letters.ts';

/*
 * How search compares texts, on the server and in the back office's command palette: case, accents and final sigma do not
 * matter, and Greek words match all their usual spellings in Latin letters (ELOT 743 and Greeklish).
 */

const specialLetter = new RegExp(`[${Object.keys(specialToLatin).join('')}]`, 'g');

/** A text as keys and sorting see it: no case, no accents, no final sigma, single spaces. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').replace(/\s+/g, ' ').trim();
}

/** A text as search sees it: {@link normalise}d, and with plain Latin letters, so that 'hamnoy' finds 'Hamnøy'. */
export function foldText(text: string): string {
  return normalise(text).replace(specialLetter, (letter) => specialToLatin[letter] ?? letter);
}

/** Separators of words. */
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Maximum length of a key; longer text is not a search term. */
const MAX_KEY_LENGTH = 40;

/**
 * Greek as it sounds, pairs first. Sounds that Greeklish spells in several ways share a letter: `x` stands for both ξ
 * and χ, `v` for both β and μπ, `o` for ο, ω and ου, and a `G` is one that no vowel softens.
 */
const greek: Readonly<Record<string, string>> = {
  ...{ μπ: 'v', ντ: 'd', γκ: 'G', γγ: 'G', ου: 'o', αι: 'e', ει: 'i', οι: 'i', αυ: 'av', ευ: 'ev', ηυ: 'iv' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'i', φ: 'f', χ: 'x', ψ: 'ps', ω: 'o' },
};

/** Greek spelled with Latin letters, longer spellings first; an `h` alone is χ before a vowel or r, else η. */
const latin: readonly (readonly [spelling: string, key: string])[] = [
  ['th', 'th'],
  ['ph', 'f'],
  ['ch|kh|ks|x|h(?=[aeiouwyr])', 'x'],
  ['gh', 'g'],
  ['gk|gg|ng', 'G'],
  ['mp|b|v', 'v'],
  ['nt|d', 'd'],
  ['ai', 'e'],
  ['ei|oi|i', 'i'],
  ['ou|oy|o|u|w', 'o'],
  ['au|ay(?=[^aeiouwy\\d])', 'av'],
  ['eu|ey(?=[^aeiouwy\\d])', 'ev'],
  ['y|h', 'i'],
  ['c|q|k', 'k'],
  ['j', 'tz'],
  // 8 looks like θ; a number keeps its digits.
  ['(?<!\\d)8(?=[a-z])', 'th'],
];

const greekSpelling = new RegExp(Object.keys(greek).join('|'), 'g');
const latinSpelling = new RegExp(latin.map(([spelling]) => `(${spelling})`).join('|'), 'g');

/** The words of a text as search compares them: no case, accents or final sigma, and one key for all spellings of a sound. */
export function foldWords(text: string): string[] {
  return foldText(text).split(NO_WORD).filter(Boolean).map(foldWord);
}

/** The key of one word that {@link foldText} has seen. */
export function foldWord(word: string): string {
  const sounds = /[α-ω]/.test(word) ? word.replace(greekSpelling, (pair) => greek[pair] ?? pair) : toGreekSounds(word);
  return sounds
    .replace(/g(?=i)/g, '')
    .replace(/g(?=e)/g, 'i')
    .replace(/([ae])f(?=[^aeio])/g, '$1v')
    .replace(/(\D)\1+/g, '$1')
    .toLowerCase()
    .slice(0, MAX_KEY_LENGTH);
}

function toGreekSounds(word: string): string {
  return word.replace(latinSpelling, (spelling, ...found: (string | undefined)[]) => {
    const which = found.findIndex((group, index) => index < latin.length && group !== undefined);
    return latin[which]?.[1] ?? spelling;
  });
}

/** Sounds that the last letters of an unfinished word may still turn into together with the next letter. */
const continuations: Readonly<Record<string, readonly string[]>> = {
  ...{ α: ['e'], ε: ['i'], ο: ['i'], μ: ['v'], ν: ['d'], γ: ['i', 'G'] },
  ...{ a: ['e'], e: ['i'], o: ['i'], m: ['v'], n: ['d', 'g'], g: ['i'], k: ['x'], c: ['x'], p: ['f'], h: ['x'] },
};

/** Beginnings of keys of the words that begin with `word`: 'πα' begins 'πάνω' (pano) as well as 'παιδί' (pedi). */
export function foldBeginning(word: string): string[] {
  const key = foldWord(word);
  const before = foldWord(word.slice(0, -1));
  const others = (continuations[word.slice(-1)] ?? []).map((letter) => `${before}${letter}`.toLowerCase());
  return [key, ...others.filter((other) => other.length > 1 && !other.startsWith(key))];
}

/**
 * Other searches that one in Latin letters may mean: `u` is also written for υ, `ph` for πη and `th` for τη. They match
 * more than was meant, so matches of the search itself come first.
 */
export function listVariants(search: string): string[] {
  const folded = foldText(search);
  const toUpsilon = (text: string) => text.replace(/(?<![aeo])u/g, 'y');
  const toEta = (text: string) => text.replace(/([pt])h/g, '$1i');
  const variants = [toUpsilon(folded), toEta(folded), toEta(toUpsilon(folded))];
  return [...new Set(variants)].filter((variant) => variant !== folded);
}

/** How well a text matches a search: as a whole, by the beginnings of its words, by parts of them, or not. */
export const matchRanks = { whole: 3, beginning: 2, part: 1, none: 0 } as const;

/**
 * See {@link matchRanks}; every term of the search must match, and one of its {@link listVariants} counts as a part. Nothing
 * matches a search without letters and digits.
 */
export function rankMatch(text: string, search: string): number {
  const words = foldWords(text);
  const rank = getDirectRank(words, search);
  if (rank > matchRanks.none) return rank;
  const isVariant = listVariants(search).some((variant) => getDirectRank(words, variant) > matchRanks.none);
  return isVariant ? matchRanks.part : matchRanks.none;
}

function getDirectRank(words: readonly string[], search: string): number {
  const terms = foldText(search)
    .split(NO_WORD)
    .filter(Boolean)
    .map((term) => foldBeginning(term));
  if (terms.length === 0) return matchRanks.none;
  if (words.join(' ') === foldWords(search).join(' ')) return matchRanks.whole;
  const matches = (isMatch: (word: string, key: string) => boolean) =>
    terms.every((keys) => words.some((word) => keys.some((key) => isMatch(word, key))));
  if (matches((word, key) => word.startsWith(key))) return matchRanks.beginning;
  return matches((word, key) => word.includes(key)) ? matchRanks.part : matchRanks.none;
}
