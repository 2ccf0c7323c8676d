import { fourColumnsRatios, readFourColumnsFields } from './four-columns/four-columns.fields.ts';
import { readThreeColumnsFields, threeColumnsRatios } from './three-columns/three-columns.fields.ts';
import { readTwoColumnsFields, twoColumnsRatios } from './two-columns/two-columns.fields.ts';

// Spec section 5, "Column options".
test.each([
  ['two', readTwoColumnsFields, twoColumnsRatios, ['1-1', '1-2', '2-1', '1-3', '3-1']],
  ['three', readThreeColumnsFields, threeColumnsRatios, ['1-1-1', '1-2-1', '2-1-1', '1-1-2']],
  ['four', readFourColumnsFields, fourColumnsRatios, ['1-1-1-1', '2-1-1-1', '1-2-1-1', '1-1-2-1', '1-1-1-2']],
] as const)('ratios of %s columns', (_name, read, ratios, spec) => {
  expect(ratios).toEqual(spec);
  for (const columnRatio of spec) expect(read({ columnRatio })).toMatchObject({ columnRatio });
  for (const columnRatio of ['9-1', '', 3]) expect(read({ columnRatio })).toMatchObject({ columnRatio: spec[0] });
});

test.each([
  [
    { gap: '0.5rem', verticalAlign: 'center' },
    { gap: '0.5rem', verticalAlign: 'center' },
  ],
  [
    { gap: '3rem', verticalAlign: 'bottom' },
    { gap: '3rem', verticalAlign: 'bottom' },
  ],
  [
    { gap: '4rem', verticalAlign: 'middle' },
    { gap: '2rem', verticalAlign: 'top' },
  ],
])('%j is laid out as %j', (stored, look) => expect(readTwoColumnsFields(stored)).toMatchObject(look));
