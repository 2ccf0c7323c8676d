import { latinOfGreek, plainLatin } from './normalise.ts';

/** Longest slug made of a name: short enough to read, with room for a number behind it. */
const MAX_MADE_SLUG = 80;

const ACUTE = '\u0301';
const DIAERESIS = '\u0308';

/** Pairs that sound different from their letters, in the order they are tried; an accent or dots between them part the pair. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`([αεη])υ(?!${DIAERESIS})(?=${ACUTE}?(?:[θκξπσςτφχψ]|[^\\p{L}\\p{M}]|$))`, 'gu'), '$1f'],
  [new RegExp(`([αεη])υ(?!${DIAERESIS})`, 'gu'), '$1v'],
  [new RegExp(`ου(?!${DIAERESIS})`, 'gu'), 'ou'],
  [/(?<![\p{L}\p{M}])μπ|μπ(?![\p{L}\p{M}])/gu, 'b'],
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
];

/** A name as the part of an address: Greek by the standard ELOT 743, empty where no letter of it can be spelt. */
export function toSlug(name: string): string {
  const spelt = pairs.reduce((text, [pair, latin]) => text.replace(pair, latin), name.toLowerCase().normalize('NFD'));
  const bare = spelt.replace(/[\p{M}'’]/gu, '').replaceAll('ς', 'σ');
  const latin = Array.from(bare, (letter) => latinOfGreek[letter] ?? plainLatin[letter] ?? letter).join('');
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_MADE_SLUG + 1)
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_MADE_SLUG)
    .replace(/-$/, '');
}

/** `base`, or `base` with the smallest number that makes it another than all that are taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let free = base;
  for (let number = 2; taken.has(free); number++) free = `${base}-${number}`;
  return free;
}
