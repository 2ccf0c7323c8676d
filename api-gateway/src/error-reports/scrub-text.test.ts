import { scrubText } from './scrub-text.ts';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'price')", undefined],
  ['RangeError: Invalid array length 42', undefined],
  ['Error: no user maria@example.gr here', 'Error: no user [e-mail] here'],
  ['Error: call +30 210 123 4567', 'Error: call [number]'],
  [
    'SyntaxError: Unexpected token M, "Maria Pap" is not valid JSON',
    'SyntaxError: Unexpected token M, "…" is not valid JSON',
  ],
  ['Error: fetch https://shop.gr/x?email=a', 'Error: fetch [address]'],
  [`Error: ${'k'.repeat(40)}`, 'Error: [token]'],
  ['Error: Μαρία Παπαδοπούλου is missing', 'Error: [text] is missing'],
])('%s', (text, expected = text) => {
  expect(scrubText(text)).toBe(expected);
});
