import { type ContactPrescriptionError, emptyContactEye } from '../contact-prescriptions/rules.ts';

/** One prescription for contact lenses with the rule that it violates, for the tests of rules, server and browser. */
export interface ContactPrescriptionCase {
  readonly name: string;
  /** Values by field, over valid spherical lenses of -2.00 for both eyes. */
  readonly values: Readonly<Record<string, number | string | null>>;
  /** The field and the rule; undefined for a valid prescription. */
  readonly refused?: readonly [path: string, code: ContactPrescriptionError];
}

const noLens = (eye: string) =>
  Object.fromEntries(Object.keys(emptyContactEye).map((field) => [`${eye}.${field}`, null]));

/** A valid prescription with some fields changed; fields are named `right.power` or `dominant_eye`. */
export function createContactPrescription(values: ContactPrescriptionCase['values'] = {}) {
  const eye = { ...emptyContactEye, power: -2, base_curve: 8.6, diameter: 14.2 };
  const prescription: Record<string, unknown> = { right: { ...eye }, left: { ...eye }, dominant_eye: null };
  for (const [path, value] of Object.entries(values)) {
    const [first = '', field] = path.split('.');
    if (field === undefined) prescription[first] = value;
    else (prescription[first] as Record<string, unknown>)[field] = value;
  }
  return prescription;
}

/** Every rule of a prescription for contact lenses at its limits. */
export const contactPrescriptionCases: readonly ContactPrescriptionCase[] = [
  { name: 'spherical lenses', values: {} },
  { name: 'plano coloured lenses', values: { 'right.power': 0 } },
  { name: 'power at the limits', values: { 'right.power': -20, 'left.power': 20 } },
  { name: 'one eye only', values: noLens('left') },
  { name: 'no eye', values: { ...noLens('right'), ...noLens('left') }, refused: ['right.power', 'EYE_REQUIRED'] },
  { name: 'an eye without power', values: { 'left.power': null }, refused: ['left.power', 'POWER_REQUIRED'] },
  { name: 'power above', values: { 'right.power': 20.25 }, refused: ['right.power', 'POWER_RANGE'] },
  { name: 'power between steps', values: { 'right.power': -2.1 }, refused: ['right.power', 'POWER_STEP'] },
  { name: 'a base curve of 8.65', values: { 'right.base_curve': 8.65 } },
  {
    name: 'no base curve',
    values: { 'right.base_curve': null },
    refused: ['right.base_curve', 'BASE_CURVE_REQUIRED'],
  },
  { name: 'base curve below', values: { 'left.base_curve': 7.9 }, refused: ['left.base_curve', 'BASE_CURVE_RANGE'] },
  { name: 'base curve of 8.62', values: { 'left.base_curve': 8.62 }, refused: ['left.base_curve', 'BASE_CURVE_STEP'] },
  { name: 'a diameter of 14.25', values: { 'right.diameter': 14.25 } },
  { name: 'no diameter', values: { 'left.diameter': null }, refused: ['left.diameter', 'DIAMETER_REQUIRED'] },
  { name: 'diameter above', values: { 'right.diameter': 15.1 }, refused: ['right.diameter', 'DIAMETER_RANGE'] },
  { name: 'diameter of 14.22', values: { 'right.diameter': 14.22 }, refused: ['right.diameter', 'DIAMETER_STEP'] },
  { name: 'a toric lens', values: { 'right.cylinder': -0.75, 'right.axis': 180 } },
  { name: 'a cylinder of 0 is none', values: { 'right.cylinder': 0 } },
  { name: 'an axis of 0 is 180', values: { 'right.cylinder': -1.25, 'right.axis': 0 } },
  {
    name: 'a plus cylinder',
    values: { 'right.cylinder': 0.75, 'right.axis': 90 },
    refused: ['right.cylinder', 'CYLINDER_RANGE'],
  },
  {
    name: 'cylinder between steps',
    values: { 'right.cylinder': -0.8, 'right.axis': 90 },
    refused: ['right.cylinder', 'CYLINDER_STEP'],
  },
  { name: 'cylinder without axis', values: { 'left.cylinder': -0.75 }, refused: ['left.axis', 'AXIS_REQUIRED'] },
  { name: 'axis without cylinder', values: { 'left.axis': 90 }, refused: ['left.axis', 'AXIS_WITHOUT_CYLINDER'] },
  {
    name: 'axis above',
    values: { 'left.cylinder': -0.75, 'left.axis': 181 },
    refused: ['left.axis', 'AXIS_RANGE'],
  },
  {
    name: 'multifocal lenses',
    values: { 'right.addition': 'low', 'left.addition': 'high', dominant_eye: 'right' },
  },
  { name: 'multifocal lenses whose dominant eye is not known', values: { 'right.addition': 'medium' } },
  {
    name: 'a dominant eye of lenses with one power',
    values: { dominant_eye: 'left' },
    refused: ['dominant_eye', 'DOMINANT_EYE_WITHOUT_ADDITION'],
  },
];
