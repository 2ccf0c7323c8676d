import { PREVIEW_LENGTH, previewOf } from './preview.ts';

test.each([
  ['', ''],
  ['α'.repeat(80), 'α'.repeat(80)],
  ['α'.repeat(81), `${'α'.repeat(80)}…`],
  [`${'α'.repeat(79)} β`, `${'α'.repeat(79)}…`],
])('%j is shown as %j', (words, shown) => {
  expect(previewOf(words)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(PREVIEW_LENGTH + 1);
});
