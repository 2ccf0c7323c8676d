import type { IconName } from '@fakos/shared-kit/ui/icon';

// The first line with a word of the name decides, so what says more stands before what is in many names.
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

/** The mark of a category by words of its name, whatever their case and accents; a map pin where none says more (spec section 9). */
export function categoryIcon(name: string): IconName {
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  const fits = (keyword: string) => words.some((word) => word.startsWith(keyword));
  return KEYWORDS.find(([, keywords]) => keywords.some(fits))?.[0] ?? 'pin';
}
