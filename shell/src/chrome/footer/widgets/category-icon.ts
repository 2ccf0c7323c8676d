import type { IconName } from '@fakos/shared-kit/ui/icon';

// The first matching row wins, so specific keywords come before general ones.
const KEYWORDS: readonly (readonly [icon: IconName, words: readonly string[]])[] = [
  ['tag', ['προσφορ', 'εκπτωσ', 'outlet', 'offer', 'sale']],
  ['heart', ['παιδ', 'βρεφ', 'kid', 'child']],
  ['package', ['αξεσουαρ', 'θηκ', 'κορδον', 'υγρ', 'φροντιδ', 'καθαρισ', 'accessor', 'case', 'care', 'solution']],
  ['eye', ['φακ', 'επαφησ', 'ορασ', 'οφθαλμ', 'lens', 'contact', 'vision', 'optical']],
  [
    'glasses',
    ['γυαλι', 'ηλιου', 'σκελετ', 'αναγνωσ', 'πρεσβυωπ', 'οθον', 'glasses', 'sunglass', 'eyewear', 'frame', 'read'],
  ],
  ['calendar', ['νεα', 'συλλογ', 'σεζον', 'new', 'collection']],
];

/**
 * Icon of a category by keywords in its name, ignoring case and accents; a map pin when none matches (spec section 9).
 */
export function getCategoryIcon(name: string): IconName {
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  const matches = (keyword: string) => words.some((word) => word.startsWith(keyword));
  return KEYWORDS.find(([, keywords]) => keywords.some(matches))?.[0] ?? 'pin';
}
