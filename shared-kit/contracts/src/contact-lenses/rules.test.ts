import { completeLens, getSupplyDays, isMadeLens, type LensRange, listLensChoices } from './rules.ts';

const range = (changes: Partial<LensRange>): LensRange => ({
  ...{ base_curves: [8.7], diameters: [14.5], powers: [], cylinders: [], axes: [], additions: [], colours: [] },
  ...changes,
});
const ranges = [
  range({ powers: [-1, -2], cylinders: [-0.75, -2.25], axes: [10, 20] }),
  range({ powers: [-8], cylinders: [-0.75], axes: [180] }),
  range({ powers: [-2] }),
];

test('each choice offers only the values that exist together with the earlier choices', () => {
  const lens = completeLens(ranges, {});
  expect(lens).toEqual({ base_curve: 8.7, diameter: 14.5 });
  expect(listLensChoices(ranges, lens, 'power')).toEqual([-1, -2, -8]);
  expect(listLensChoices(ranges, { ...lens, power: -2 }, 'cylinder')).toEqual([-0.75, -2.25, undefined]);
  expect(listLensChoices(ranges, { ...lens, power: -2 }, 'axis')).toEqual([undefined]);
  expect(listLensChoices(ranges, { ...lens, power: -1, cylinder: -0.75 }, 'axis')).toEqual([10, 20]);
});

test('a changed power removes values that do not exist with it and selects parameters with a single value', () => {
  const lens = { base_curve: 8.7, diameter: 14.5, power: -8, cylinder: -2.25, axis: 20 };
  expect(completeLens(ranges, lens)).toEqual({ ...lens, cylinder: -0.75, axis: 180 });
});

test.each([
  [{ power: -2 }, true],
  [{ power: -2, cylinder: -2.25, axis: 10 }, true],
  [{ power: -8 }, false],
  [{ power: -8, cylinder: -0.75, axis: 10 }, false],
  [{ power: -1, cylinder: -0.75 }, false],
])('the lens %j exists: %p', (lens, isMade) => {
  expect(isMadeLens(ranges, { base_curve: 8.7, diameter: 14.5, ...lens })).toBe(isMade);
});

test('the supply is boxes times lenses times days of wear', () => {
  expect(getSupplyDays(2, 6, 'monthly')).toBe(360);
  expect(getSupplyDays(3, 30, 'daily')).toBe(90);
});
