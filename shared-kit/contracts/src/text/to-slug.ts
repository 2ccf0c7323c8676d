import { greekToLatin, specialToLatin } from './latin-letters.ts';

/** Maximum length of a derived slug; leaves room for a number that makes it unique. */
const MAX_DERIVED_SLUG = 80;

const ACUTE = '\u0301';
const DIAERESIS = '\u0308';

/** Letter pairs with a transcription of their own, in order. An accent or diaeresis separates the letters of a pair. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`([αεη])υ(?!${DIAERESIS})(?=${ACUTE}?(?:[θκξπσςτφχψ]|[^\\p{L}\\p{M}]|$))`, 'gu'), '$1f'],
  [new RegExp(`([αεη])υ(?!${DIAERESIS})`, 'gu'), '$1v'],
  [new RegExp(`ου(?!${DIAERESIS})`, 'gu'), 'ou'],
  [/(?<![\p{L}\p{M}])μπ|μπ(?![\p{L}\p{M}])/gu, 'b'],
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
];

/** Derives a slug from a name. Greek is transcribed by ELOT 743; empty if no letter of the name can be transcribed. */
export function toSlug(name: string): string {
  const transcribed = pairs.reduce(
    (text, [pair, latin]) => text.replace(pair, latin),
    name.toLowerCase().normalize('NFD'),
  );
  const letters = transcribed.replace(/[\p{M}'’]/gu, '').replaceAll('ς', 'σ');
  const latin = Array.from(letters, (letter) => greekToLatin[letter] ?? specialToLatin[letter] ?? letter).join('');
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_DERIVED_SLUG + 1)
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_DERIVED_SLUG)
    .replace(/-$/, '');
}
