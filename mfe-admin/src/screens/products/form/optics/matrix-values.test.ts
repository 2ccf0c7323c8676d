import type { LensMatrix } from '@fakos/contracts/contact-lenses/fields';
import {
  createRangeValues,
  findParameterError,
  type RangeValues,
  toLensMatrix,
  toMatrixValues,
} from './matrix-values.ts';

const one = (from: string, to = '', step = '') => [{ from, to, step }];
const spherical: RangeValues = {
  ...createRangeValues(),
  ...{ base_curves: one('8,6'), diameters: one('14.2'), powers: one('−6,00', '+6', '0,25') },
};

test('typed numbers become a matrix, with a decimal comma or point and any minus sign', () => {
  const values = { wear_schedule: 'monthly', box_size: 6, ranges: [spherical] } as const;
  const matrix = toLensMatrix(values);
  expect(matrix?.ranges).toMatchObject([{ base_curves: [8.6], diameters: [14.2], cylinders: [], axes: [] }]);
  expect(matrix?.ranges[0]?.powers).toHaveLength(49);
});

test.each(['el', 'en'] as const)('a stored matrix is shown as steps in %s, and saved unchanged', (language) => {
  const matrix: LensMatrix = {
    wear_schedule: 'daily',
    box_size: 30,
    ranges: [
      {
        ...{ base_curves: [8.4, 8.6], diameters: [14], powers: [-0.5, -0.75, -1, -1.5, 2] },
        ...{ cylinders: [-0.75, -1.25, -1.75], axes: [10, 20, 180], additions: ['low'], colours: ['hazel'] },
      },
    ],
  };
  const values = toMatrixValues(matrix, language);
  expect(values.ranges[0]?.base_curves[0]?.from).toBe(language === 'el' ? '8,4' : '8.4');
  expect(toLensMatrix(values)).toEqual(matrix);
});

test.each([
  [{}, 'powers', undefined],
  [{ powers: one('') }, 'powers', 'needed'],
  [{ powers: one('x') }, 'powers', 'steps'],
  [{ powers: one('-6', '6') }, 'powers', 'steps'],
  [{ powers: one('-6', '6', '0,7') }, 'powers', 'steps'],
  [{ powers: one('-6', '', '0,25') }, 'powers', 'steps'],
  [{ powers: one('-21', '6', '0,25') }, 'powers', 'limits'],
  [{ powers: one('-6', '6', '0,1') }, 'powers', 'limits'],
  [{ cylinders: one('-0,75') }, 'cylinders', undefined],
  [{ cylinders: one('-0,75') }, 'axes', 'axesNeeded'],
  [{ axes: one('10', '180', '10') }, 'cylinders', 'cylindersNeeded'],
  [{ cylinders: one('0,75'), axes: one('10') }, 'cylinders', 'limits'],
] as const)('a range with %j has at %s the error %s', (changes, parameter, error) => {
  expect(findParameterError({ ...spherical, ...changes }, parameter)).toBe(error);
});
