import { isMadeLens, type LensParameters, type LensRange } from '@fakos/contracts/contact-lenses/rules';
import { type ContactEyeValues, emptyContactEye } from '@fakos/contracts/contact-prescriptions/rules';
import { fillLens } from './fill-lens.ts';

const range = (changes: Partial<LensRange>): LensRange => ({
  ...{ base_curves: [8.6], diameters: [14.2], powers: [-2, -1], cylinders: [], axes: [], additions: [], colours: [] },
  ...changes,
});
const spherical = [range({})];
const toric = [range({ cylinders: [-0.75, -1.25], axes: [10, 20] })];
const multifocal = [range({ additions: ['low', 'high'] })];
const mixed = [range({ cylinders: [-0.75], axes: [10] }), range({})];
const twoCurves = [range({ base_curves: [8.4, 8.8] })];
const prescribe = (eye: Partial<ContactEyeValues>) => ({
  ...{ ...emptyContactEye, base_curve: 8.6, diameter: 14.2, power: -2 },
  ...eye,
});

test.each<[string, readonly LensRange[], Partial<ContactEyeValues>, object]>([
  ['spherical lens', spherical, {}, { base_curve: 8.6, diameter: 14.2, power: -2 }],
  ['one of two curves', twoCurves, { base_curve: 8.8 }, { base_curve: 8.8, diameter: 14.2, power: -2 }],
  ['toric lens', toric, { cylinder: -1.25, axis: 20 }, { power: -2, cylinder: -1.25, axis: 20 }],
  ['multifocal lens', multifocal, { addition: 'high' }, { power: -2, addition: 'high' }],
])('%s that the product has', (_name, ranges, eye, lens) => {
  const filled = fillLens(ranges, prescribe(eye));
  expect(filled).toMatchObject({ lens, missing: undefined });
  expect(isMadeLens(ranges, filled.lens as LensParameters)).toBe(true);
});

test.each<[string, readonly LensRange[], Partial<ContactEyeValues>, object, [string, unknown]]>([
  ['a curve besides the only one', spherical, { base_curve: 8.7 }, {}, ['base_curve', 8.7]],
  ['a diameter besides the only one', spherical, { diameter: 14 }, {}, ['diameter', 14]],
  ['a stronger power', spherical, { power: -9 }, { base_curve: 8.6, diameter: 14.2 }, ['power', -9]],
  ['a curve between two', twoCurves, {}, {}, ['base_curve', 8.6]],
  ['an axis between two', toric, { cylinder: -1.25, axis: 25 }, { power: -2, cylinder: -1.25 }, ['axis', 25]],
  ['no cylinder, for a toric lens', toric, {}, { power: -2 }, ['cylinder', null]],
  ['a cylinder, for a spherical lens', spherical, { cylinder: -0.75, axis: 10 }, {}, ['cylinder', -0.75]],
  ['a cylinder, where some lenses have one', mixed, { cylinder: -2.25, axis: 10 }, {}, ['cylinder', -2.25]],
  ['another addition', multifocal, { addition: 'medium' }, { power: -2 }, ['addition', 'medium']],
  ['no addition, for a multifocal lens', multifocal, {}, { power: -2 }, ['addition', null]],
  ['an addition, for a spherical lens', spherical, { addition: 'low' }, {}, ['addition', 'low']],
])('%s is missing, and the visitor has to choose', (_name, ranges, eye, lens, missing) => {
  const filled = fillLens(ranges, prescribe(eye));
  expect(filled.lens).toMatchObject(lens);
  expect([filled.missing?.parameter, filled.missing?.value]).toEqual(missing);
  expect(isMadeLens(ranges, filled.lens as LensParameters)).toBe(false);
});

test('the colour stays the choice of the visitor, unless there is one', () => {
  const prescription = prescribe({ power: -1 });
  expect(fillLens([range({ colours: ['blue', 'green'] })], prescription).lens).not.toHaveProperty('colour');
  expect(fillLens([range({ colours: ['blue'] })], prescription).lens).toHaveProperty('colour', 'blue');
});
