import { PREVIEW_LENGTH, toPreview } from './preview.ts';

test.each([
  ['', ''],
  ['α'.repeat(80), 'α'.repeat(80)],
  ['α'.repeat(81), `${'α'.repeat(80)}…`],
  [`${'α'.repeat(79)} β`, `${'α'.repeat(79)}…`],
])('the preview of %j is %j', (text, shown) => {
  expect(toPreview(text)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(PREVIEW_LENGTH + 1);
});
