import { type LensAddition, type LensParameters, lensLimits } from '../contact-lenses/rules.ts';
import { type Eye, eyes } from '../prescriptions/rules.ts';

// Without schemas, because the wallet, the product page and the server apply the same rules.

/**
 * The lens of one eye as it is prescribed; null where it lacks the parameter. A contact lens rests on the eye, so its powers
 * are not those of a pair of glasses.
 */
export interface ContactEyeValues {
  readonly power: number | null;
  readonly base_curve: number | null;
  readonly diameter: number | null;
  readonly cylinder: number | null;
  readonly axis: number | null;
  readonly addition: LensAddition | null;
}

/** A prescription for contact lenses. An eye without a lens has no values. */
export interface ContactPrescriptionValues {
  readonly right: ContactEyeValues;
  readonly left: ContactEyeValues;
  /** Of multifocal lenses; null where it is not known. */
  readonly dominant_eye: Eye | null;
}

/** Steps of curves and diameters in hundredths of a millimetre: manufacturers make 8.65 and 14.25. */
const CURVE_STEP = 5;
const HUNDREDTHS = 100;
/** Error of binary fractions, in hundredths. */
const ROUNDING = 1e-6;

/** The rules of a prescription for contact lenses: one code per rule, with a message in `locales/contact-prescriptions`. */
export const contactPrescriptionErrors = [
  'EYE_REQUIRED',
  'POWER_REQUIRED',
  'POWER_RANGE',
  'POWER_STEP',
  'BASE_CURVE_REQUIRED',
  'BASE_CURVE_RANGE',
  'BASE_CURVE_STEP',
  'DIAMETER_REQUIRED',
  'DIAMETER_RANGE',
  'DIAMETER_STEP',
  'CYLINDER_RANGE',
  'CYLINDER_STEP',
  'AXIS_REQUIRED',
  'AXIS_WITHOUT_CYLINDER',
  'AXIS_RANGE',
  'DOMINANT_EYE_WITHOUT_ADDITION',
] as const;
/** See {@link contactPrescriptionErrors}. */
export type ContactPrescriptionError = (typeof contactPrescriptionErrors)[number];

/** A violated rule at a field: `right.power` or `dominant_eye`. */
export interface ContactPrescriptionIssue {
  readonly path: string;
  readonly code: ContactPrescriptionError;
}

/** An eye without a lens. */
export const emptyContactEye: ContactEyeValues = {
  ...{ power: null, base_curve: null, diameter: null },
  ...{ cylinder: null, axis: null, addition: null },
};

/** Whether the eye has no values: no lens is prescribed for it. */
export function hasNoLens(eye: ContactEyeValues): boolean {
  return Object.values(eye).every((value) => value === null);
}

/** The violated rules, at most one per field. */
export function findContactPrescriptionIssues(values: ContactPrescriptionValues): ContactPrescriptionIssue[] {
  if (eyes.every((eye) => hasNoLens(values[eye]))) return [{ path: 'right.power', code: 'EYE_REQUIRED' }];
  const issues = eyes.flatMap((eye) => (hasNoLens(values[eye]) ? [] : findEyeIssues(values[eye], eye)));
  const isMultifocal = eyes.some((eye) => values[eye].addition !== null);
  if (values.dominant_eye === null || isMultifocal) return issues;
  return [...issues, { path: 'dominant_eye', code: 'DOMINANT_EYE_WITHOUT_ADDITION' }];
}

function findEyeIssues(eye: ContactEyeValues, path: Eye): ContactPrescriptionIssue[] {
  const found: readonly [keyof ContactEyeValues, ContactPrescriptionError | undefined][] = [
    ['power', eye.power === null ? 'POWER_REQUIRED' : check('power', eye.power, 'POWER_RANGE', 'POWER_STEP')],
    [
      'base_curve',
      eye.base_curve === null
        ? 'BASE_CURVE_REQUIRED'
        : check('base_curve', eye.base_curve, 'BASE_CURVE_RANGE', 'BASE_CURVE_STEP'),
    ],
    [
      'diameter',
      eye.diameter === null ? 'DIAMETER_REQUIRED' : check('diameter', eye.diameter, 'DIAMETER_RANGE', 'DIAMETER_STEP'),
    ],
    [
      'cylinder',
      eye.cylinder === null ? undefined : check('cylinder', eye.cylinder, 'CYLINDER_RANGE', 'CYLINDER_STEP'),
    ],
    ['axis', checkAxis(eye)],
  ];
  return found.flatMap(([field, code]) => (code ? [{ path: `${path}.${field}`, code }] : []));
}

function checkAxis({ cylinder, axis }: ContactEyeValues): ContactPrescriptionError | undefined {
  if (cylinder === null) return axis === null ? undefined : 'AXIS_WITHOUT_CYLINDER';
  if (axis === null) return 'AXIS_REQUIRED';
  return check('axis', axis, 'AXIS_RANGE', 'AXIS_RANGE');
}

function check<E extends ContactPrescriptionError>(
  name: keyof typeof lensLimits,
  value: number,
  range: E,
  step: E,
): E | undefined {
  const limit = lensLimits[name];
  if (!(value >= limit.min && value <= limit.max)) return range;
  const hundredths = value * HUNDREDTHS;
  const whole = Math.round(hundredths);
  const size = name === 'base_curve' || name === 'diameter' ? CURVE_STEP : limit.step * HUNDREDTHS;
  return Math.abs(hundredths - whole) < ROUNDING && whole % size === 0 ? undefined : step;
}

/** The same eye as opticians write it: an axis of 0 is 180, and a cylinder of 0 is none. Rules are applied to the result. */
export function normaliseContactEye(eye: ContactEyeValues): ContactEyeValues {
  const cylinder = eye.cylinder === 0 ? null : eye.cylinder;
  return { ...eye, cylinder, axis: eye.axis === 0 ? lensLimits.axis.max : eye.axis };
}

/** A lens of a product as the prescription of an eye. */
export function toContactEye(lens: LensParameters): ContactEyeValues {
  const { power, base_curve, diameter, cylinder = null, axis = null, addition = null } = lens;
  return { power, base_curve, diameter, cylinder, axis, addition };
}
