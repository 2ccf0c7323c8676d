import { highlight } from './highlight.ts';

const formatHighlights = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Γυαλιά ηλίου', 'γυαλια', '[Γυαλιά] ηλίου'],
  ['Γυαλιά ηλίου', 'ΗΛΊΟΥ γυ', '[Γυ]αλιά [ηλίου]'],
  ['Σκελετός', 'σκελετοσ', '[Σκελετός]'],
  ['Αΐδα', 'αι', '[Αΐ]δα'],
  ['Αΐδα'.normalize('NFD'), 'αιδ', '[Αΐδ]α'],
  ['Round Blue', 'blue', 'Round [Blue]'],
  ['Ηλίου και φύλλου', 'ου', 'Ηλίου και φύλλου'],
  ['Γυαλιά', 'gyalia', 'Γυαλιά'],
  ['Γυαλιά', '  . ', 'Γυαλιά'],
  ['C++ (x)', '(', 'C++ (x)'],
  ['', 'α', ''],
])('in %j, %j is highlighted as %j', (text, query, expected) => {
  expect(formatHighlights(text, query)).toBe(expected);
});
