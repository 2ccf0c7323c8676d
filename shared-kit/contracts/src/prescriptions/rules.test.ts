import fc from 'fast-check';
import el from '../../locales/prescriptions/el.json' with { type: 'json' };
import en from '../../locales/prescriptions/en.json' with { type: 'json' };
import { createPrescription, prescriptionCases } from '../testing/prescription-cases.ts';
import { prescriptionFor } from './fields.ts';
import {
  type EyeValues,
  emptyEye,
  findPrescriptionWarnings,
  formatPower,
  getPrescriptionStrength,
  getSphericalEquivalent,
  type PrescriptionValues,
  prescriptionErrors,
  prescriptionWarnings,
  toMinusCylinder,
  transpose,
} from './rules.ts';

test.each(prescriptionCases)('$use: $name', ({ use, values, refused }) => {
  const { error } = prescriptionFor(use).safeParse(createPrescription(values));
  const issues = (error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.rule : issue.code,
  ]);
  expect(issues).toEqual(refused ? [refused] : []);
});

test('the table has a case for every rule', () => {
  const refused = new Set(prescriptionCases.map((one) => one.refused?.[1]));
  expect(prescriptionErrors.filter((code) => !refused.has(code))).toEqual([]);
});

test('every rule and every warning has a message in both languages', () => {
  for (const texts of [el, en]) {
    expect(Object.keys(texts.errors).sort()).toEqual([...prescriptionErrors].sort());
    expect(Object.keys(texts.warnings).sort()).toEqual([...prescriptionWarnings].sort());
  }
});

test('a prescription to store may lack distance and addition, plano lenses need none', () => {
  expect(prescriptionFor().safeParse(createPrescription({ pd: null })).success).toBe(true);
  expect(prescriptionFor('plano').safeParse(createPrescription({ 'right.sph': null, pd: null })).success).toBe(true);
});

const quarters = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((value) => value / 4);
const cylinder = quarters(-6, 6).filter((value) => value !== 0);
const eyeWithCylinder = fc
  .record({ sph: quarters(-20, 20), cyl: cylinder, axis: fc.integer({ min: 1, max: 180 }) })
  .map((values): EyeValues => ({ ...emptyEye, ...values }));

test('transposing twice gives the same prescription', () => {
  fc.assert(fc.property(eyeWithCylinder, (eye) => expect(transpose(transpose(eye))).toEqual(eye)));
});

test('a transposition preserves spherical equivalent and strength, and its axis is valid', () => {
  fc.assert(
    fc.property(eyeWithCylinder, (eye) => {
      const other = transpose(eye);
      expect(getSphericalEquivalent(other)).toBe(getSphericalEquivalent(eye));
      expect(getPrescriptionStrength({ right: other, left: other })).toBe(
        getPrescriptionStrength({ right: eye, left: eye }),
      );
      expect(other.axis).toBeGreaterThanOrEqual(1);
      expect(other.axis).toBeLessThanOrEqual(180);
      expect(toMinusCylinder(eye).cyl).toBeLessThan(0);
    }),
  );
});

test.each([
  [
    { sph: 1, cyl: 0.5, axis: 30 },
    { sph: 1.5, cyl: -0.5, axis: 120 },
  ],
  [
    { sph: -2, cyl: -1, axis: 180 },
    { sph: -3, cyl: 1, axis: 90 },
  ],
  [
    { sph: -2, cyl: -1, axis: 90 },
    { sph: -3, cyl: 1, axis: 180 },
  ],
])('%j is %j', (one, other) => {
  expect(transpose({ ...emptyEye, ...one })).toMatchObject(other);
});

test.each<[string, Record<string, number | null>, string[]]>([
  ['an ordinary one', {}, []],
  ['eyes of opposite sign', { 'left.sph': 0.5 }, ['OPPOSITE_SIGNS', 'SPH_DIFFERENCE']],
  ['a difference of 2.00', { 'left.sph': -4 }, ['SPH_DIFFERENCE']],
  ['a difference of 1.75', { 'left.sph': -3.75 }, []],
  ['different additions', { 'left.add': 2, 'right.add': 2.25 }, ['ADD_DIFFERENCE']],
  ['a cylinder of 4', { 'left.cyl': -4, 'left.axis': 9 }, []],
  ['a cylinder above 4', { 'left.cyl': -4.25, 'left.axis': 9 }, ['CYL_HIGH']],
  ['a small distance', { pd: 53.5 }, ['PD_UNUSUAL']],
  ['a large distance of both eyes', { pd: null, pd_right: 37.5, pd_left: 37 }, ['PD_UNUSUAL']],
])('warnings for %s', (_name, values, warnings) => {
  expect(findPrescriptionWarnings(createPrescription(values) as unknown as PrescriptionValues)).toEqual(warnings);
});

test.each([
  [0, 'PL'],
  [2, '+2.00'],
  [-1.25, '−1.25'],
])('%d is written %s', (value, text) => {
  expect(formatPower(value)).toBe(text);
});
