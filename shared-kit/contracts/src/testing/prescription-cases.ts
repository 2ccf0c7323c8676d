import { emptyEye, emptyPrescription, type LensUse, type PrescriptionError } from '../prescriptions/rules.ts';

/** One prescription with the rule that it violates, for the tests of rules, server and browser. */
export interface PrescriptionCase {
  readonly name: string;
  readonly use: LensUse;
  /** Values by field, over a valid prescription of -2.00 with a distance of 63 mm. */
  readonly values: Readonly<Record<string, number | string | null>>;
  /** The field and the rule; undefined for a valid prescription. */
  readonly refused?: readonly [path: string, code: PrescriptionError];
}

/** A valid prescription with some fields changed; fields are named `right.sph` or `pd`. */
export function createPrescription(values: PrescriptionCase['values'] = {}) {
  const eye = { ...emptyEye, sph: -2 };
  const prescription = { ...emptyPrescription, right: { ...eye }, left: { ...eye }, pd: 63 } as Record<string, unknown>;
  for (const [path, value] of Object.entries(values)) {
    const [first = '', field] = path.split('.');
    if (field === undefined) prescription[first] = value;
    else (prescription[first] as Record<string, unknown>)[field] = value;
  }
  return prescription;
}

/** Every rule of a prescription at its limits. */
export const prescriptionCases: readonly PrescriptionCase[] = [
  { name: 'the weakest valid one', use: 'distance', values: { 'right.sph': 0, 'left.sph': 0 } },
  { name: 'SPH at the lower limit', use: 'distance', values: { 'right.sph': -20 } },
  { name: 'SPH at the upper limit', use: 'distance', values: { 'left.sph': 20 } },
  { name: 'no SPH', use: 'distance', values: { 'left.sph': null }, refused: ['left.sph', 'SPH_REQUIRED'] },
  { name: 'SPH below', use: 'distance', values: { 'right.sph': -20.25 }, refused: ['right.sph', 'SPH_RANGE'] },
  { name: 'SPH above', use: 'reading', values: { 'left.sph': 20.25 }, refused: ['left.sph', 'SPH_RANGE'] },
  { name: 'SPH between steps', use: 'distance', values: { 'right.sph': -1.1 }, refused: ['right.sph', 'SPH_STEP'] },
  { name: 'CYL with AXIS', use: 'distance', values: { 'right.cyl': -0.75, 'right.axis': 180 } },
  { name: 'plus CYL', use: 'distance', values: { 'right.cyl': 6, 'right.axis': 1 } },
  { name: 'CYL of 0 without AXIS', use: 'distance', values: { 'right.cyl': 0 } },
  { name: 'AXIS of 0 is 180', use: 'distance', values: { 'right.cyl': -1, 'right.axis': 0 } },
  {
    name: 'CYL below',
    use: 'distance',
    values: { 'right.cyl': -6.25, 'right.axis': 90 },
    refused: ['right.cyl', 'CYL_RANGE'],
  },
  {
    name: 'CYL above',
    use: 'distance',
    values: { 'left.cyl': 6.5, 'left.axis': 90 },
    refused: ['left.cyl', 'CYL_RANGE'],
  },
  {
    name: 'CYL between steps',
    use: 'distance',
    values: { 'right.cyl': -0.6, 'right.axis': 90 },
    refused: ['right.cyl', 'CYL_STEP'],
  },
  { name: 'CYL without AXIS', use: 'distance', values: { 'left.cyl': -1 }, refused: ['left.axis', 'AXIS_REQUIRED'] },
  {
    name: 'AXIS without CYL',
    use: 'distance',
    values: { 'right.axis': 90 },
    refused: ['right.axis', 'AXIS_WITHOUT_CYL'],
  },
  {
    name: 'AXIS with a CYL of 0',
    use: 'distance',
    values: { 'right.cyl': 0, 'right.axis': 90 },
    refused: ['right.axis', 'AXIS_WITHOUT_CYL'],
  },
  {
    name: 'AXIS above',
    use: 'distance',
    values: { 'right.cyl': -1, 'right.axis': 181 },
    refused: ['right.axis', 'AXIS_RANGE'],
  },
  {
    name: 'AXIS not whole',
    use: 'distance',
    values: { 'right.cyl': -1, 'right.axis': 90.5 },
    refused: ['right.axis', 'AXIS_RANGE'],
  },
  { name: 'ADD for progressive', use: 'progressive', values: { 'right.add': 0.5, 'left.add': 4 } },
  {
    name: 'progressive without ADD',
    use: 'progressive',
    values: { 'right.add': 2 },
    refused: ['left.add', 'ADD_REQUIRED'],
  },
  { name: 'bifocal without ADD', use: 'bifocal', values: { 'left.add': 2 }, refused: ['right.add', 'ADD_REQUIRED'] },
  {
    name: 'ADD below',
    use: 'progressive',
    values: { 'right.add': 0.25, 'left.add': 2 },
    refused: ['right.add', 'ADD_RANGE'],
  },
  {
    name: 'ADD above',
    use: 'bifocal',
    values: { 'right.add': 2, 'left.add': 4.25 },
    refused: ['left.add', 'ADD_RANGE'],
  },
  {
    name: 'ADD between steps',
    use: 'progressive',
    values: { 'right.add': 2.1, 'left.add': 2 },
    refused: ['right.add', 'ADD_STEP'],
  },
  { name: 'no PD', use: 'distance', values: { pd: null }, refused: ['pd', 'PD_REQUIRED'] },
  { name: 'PD below', use: 'distance', values: { pd: 44.5 }, refused: ['pd', 'PD_RANGE'] },
  { name: 'PD above', use: 'distance', values: { pd: 80.5 }, refused: ['pd', 'PD_RANGE'] },
  { name: 'PD between steps', use: 'distance', values: { pd: 63.2 }, refused: ['pd', 'PD_STEP'] },
  { name: 'PD per eye', use: 'distance', values: { pd: null, pd_right: 31.5, pd_left: 32 } },
  { name: 'PD of one eye', use: 'distance', values: { pd: null, pd_right: 31 }, refused: ['pd_left', 'PD_REQUIRED'] },
  {
    name: 'PD of an eye below',
    use: 'distance',
    values: { pd: null, pd_right: 19.5, pd_left: 32 },
    refused: ['pd_right', 'PD_EYE_RANGE'],
  },
  {
    name: 'PD of an eye between steps',
    use: 'distance',
    values: { pd: null, pd_right: 31.2, pd_left: 32 },
    refused: ['pd_right', 'PD_EYE_STEP'],
  },
  {
    name: 'PD in both forms',
    use: 'distance',
    values: { pd: 63, pd_right: 31, pd_left: 32 },
    refused: ['pd', 'PD_BOTH_FORMS'],
  },
  { name: 'near PD smaller than far', use: 'progressive', values: { pd_near: 60, 'right.add': 2, 'left.add': 2 } },
  { name: 'near PD not smaller', use: 'reading', values: { pd_near: 63 }, refused: ['pd_near', 'PD_NEAR_TOO_LARGE'] },
  { name: 'prism with its base', use: 'distance', values: { 'right.prism': 5, 'right.prism_base': 'in' } },
  {
    name: 'prism above',
    use: 'distance',
    values: { 'right.prism': 5.25, 'right.prism_base': 'in' },
    refused: ['right.prism', 'PRISM_RANGE'],
  },
  {
    name: 'prism between steps',
    use: 'distance',
    values: { 'right.prism': 0.6, 'right.prism_base': 'up' },
    refused: ['right.prism', 'PRISM_STEP'],
  },
  {
    name: 'prism without base',
    use: 'reading',
    values: { 'left.prism': 1 },
    refused: ['left.prism_base', 'PRISM_BASE_REQUIRED'],
  },
  {
    name: 'base without prism',
    use: 'distance',
    values: { 'left.prism_base': 'down' },
    refused: ['left.prism_base', 'PRISM_BASE_WITHOUT_PRISM'],
  },
  {
    name: 'prism in progressive lenses',
    use: 'progressive',
    values: { 'right.add': 2, 'left.add': 2, 'right.prism': 1, 'right.prism_base': 'in' },
    refused: ['right.prism', 'PRISM_SINGLE_VISION_ONLY'],
  },
];
