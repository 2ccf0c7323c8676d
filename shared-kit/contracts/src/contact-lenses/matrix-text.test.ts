import fc from 'fast-check';
import { type LensMatrix, lensMatrix } from './fields.ts';
import { formatLensMatrix, parseLensMatrix } from './matrix-text.ts';
import { listSteps } from './rules.ts';
import { listNumbers, toNumberSteps } from './steps.ts';

const range = (changes: Partial<LensMatrix['ranges'][number]> = {}): LensMatrix['ranges'][number] => ({
  ...{ base_curves: [8.7], diameters: [14.5], powers: [-1], cylinders: [], axes: [], additions: [], colours: [] },
  ...changes,
});
const powers = [...listSteps({ min: -6, max: -0.5, step: 0.25 }).toReversed(), -6.5, -7, -7.5, 0.5];
const toric = range({ powers, cylinders: [-0.75, -1.25, -1.75], axes: listSteps({ min: 10, max: 180, step: 10 }) });
const matrix: LensMatrix = {
  wear_schedule: 'monthly',
  box_size: 3,
  ranges: [toric, range({ base_curves: [8.4, 8.6], additions: ['low', 'high'], colours: ['hazel'] })],
};
const text =
  'monthly 3 | BC 8.7 DIA 14.5 PWR -0.5:-6:0.25 -6.5:-7.5:0.5 0.5 CYL -0.75:-1.75:0.5 AX 10:180:10 | BC 8.4 8.6 DIA 14.5 PWR -1 ADD low high COL hazel';

test('a matrix is one line that is read again, also with decimal commas', () => {
  expect(formatLensMatrix(matrix)).toBe(text);
  expect(lensMatrix.parse(parseLensMatrix(text))).toEqual(matrix);
  expect(parseLensMatrix(text.replaceAll('.', ','))).toEqual(matrix);
});

test.each([
  'monthly',
  'monthly 3 6 | BC 8.7',
  'monthly 3 | 8.7',
  'monthly 3 | BC 8.7 BC 8.6',
  'monthly 3 | BC x',
  'monthly 3 | PWR -6:4:0',
  'monthly 3 | PWR -6:4:0.3',
  'monthly 3 | PWR -9999:9999:0.01',
  'monthly 3 | ',
])('the text "%s" is no matrix', (wrong) => {
  expect(parseLensMatrix(wrong)).toBeUndefined();
});

test('any numbers survive as steps, in their order', () => {
  const quarters = fc.uniqueArray(fc.integer({ min: -80, max: 80 }), { maxLength: 100 });
  fc.assert(
    fc.property(quarters, (values) => {
      const numbers = values.map((value) => value / 4);
      expect(listNumbers(toNumberSteps(numbers))).toEqual(numbers);
    }),
  );
});
