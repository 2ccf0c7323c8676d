// Without imports, because the lens configurator, the wallet and the server apply the same rules.

/** The eyes in the order in which a prescription lists them: right (OD) before left (OS). */
export const eyes = ['right', 'left'] as const;
/** See {@link eyes}. */
export type Eye = (typeof eyes)[number];

/** Uses of glasses; `plano` lenses have no power. */
export const lensUses = ['distance', 'reading', 'computer', 'bifocal', 'progressive', 'plano'] as const;
/** See {@link lensUses}. */
export type LensUse = (typeof lensUses)[number];

/** Where the base of a prism points. */
export const prismBases = ['in', 'out', 'up', 'down'] as const;
/** See {@link prismBases}. */
export type PrismBase = (typeof prismBases)[number];

/**
 * Limits of orders without consulting the optician. Powers are dioptres, distances millimetres, prism prism dioptres.
 * Source: `docs/decisions/0053-prescription-rules.md`, the ranges that large shops accept.
 */
export const prescriptionLimits = {
  sph: { min: -20, max: 20, step: 0.25 },
  cyl: { min: -6, max: 6, step: 0.25 },
  axis: { min: 1, max: 180, step: 1 },
  add: { min: 0.5, max: 4, step: 0.25 },
  prism: { min: 0.25, max: 5, step: 0.25 },
  pd: { min: 45, max: 80, step: 0.5 },
  pd_eye: { min: 20, max: 40, step: 0.5 },
} as const;

/** Values beyond these are unusual: the visitor is asked to check them, but may order. Source: see {@link prescriptionLimits}. */
export const warningLimits = { sphDifference: 2, cyl: 4, pdMin: 54, pdMax: 74 } as const;

/** The values of one eye; null where the prescription has none. */
export interface EyeValues {
  readonly sph: number | null;
  readonly cyl: number | null;
  readonly axis: number | null;
  readonly add: number | null;
  readonly prism: number | null;
  readonly prism_base: PrismBase | null;
}

/** A spectacle prescription. The pupillary distance is one value (`pd`) or one per eye. */
export interface PrescriptionValues {
  readonly right: EyeValues;
  readonly left: EyeValues;
  readonly pd: number | null;
  readonly pd_right: number | null;
  readonly pd_left: number | null;
  /** For near vision; smaller than the far distance. */
  readonly pd_near: number | null;
}

/** The rules of a prescription: one code per rule, with a message in `locales/prescriptions`. */
export const prescriptionErrors = [
  'SPH_REQUIRED',
  'SPH_RANGE',
  'SPH_STEP',
  'CYL_RANGE',
  'CYL_STEP',
  'AXIS_REQUIRED',
  'AXIS_WITHOUT_CYL',
  'AXIS_RANGE',
  'ADD_REQUIRED',
  'ADD_RANGE',
  'ADD_STEP',
  'PD_REQUIRED',
  'PD_RANGE',
  'PD_STEP',
  'PD_EYE_RANGE',
  'PD_EYE_STEP',
  'PD_BOTH_FORMS',
  'PD_NEAR_TOO_LARGE',
  'PRISM_RANGE',
  'PRISM_STEP',
  'PRISM_BASE_REQUIRED',
  'PRISM_BASE_WITHOUT_PRISM',
  'PRISM_SINGLE_VISION_ONLY',
] as const;
/** See {@link prescriptionErrors}. */
export type PrescriptionError = (typeof prescriptionErrors)[number];

/** Warnings about a prescription that is unusual but can be made. */
export const prescriptionWarnings = [
  'OPPOSITE_SIGNS',
  'SPH_DIFFERENCE',
  'ADD_DIFFERENCE',
  'CYL_HIGH',
  'PD_UNUSUAL',
] as const;
/** See {@link prescriptionWarnings}. */
export type PrescriptionWarning = (typeof prescriptionWarnings)[number];

/** A violated rule at a field: `right.sph` or `pd`. */
export interface PrescriptionIssue {
  readonly path: string;
  readonly code: PrescriptionError;
}

/** True for lenses with an addition. */
export function isMultifocal(use: LensUse | undefined): boolean {
  return use === 'bifocal' || use === 'progressive';
}

/**
 * The violated rules, at most one per field. Without `use` the prescription is one to store: it may lack the pupillary
 * distance and the addition, which most papers of doctors do not have.
 */
export function findPrescriptionIssues(values: PrescriptionValues, use?: LensUse): PrescriptionIssue[] {
  if (use === 'plano') return [];
  return [...eyes.flatMap((eye) => findEyeIssues(values[eye], eye, use)), ...findDistanceIssues(values, use)];
}

type Limit = keyof typeof prescriptionLimits;

function findEyeIssues(eye: EyeValues, path: Eye, use: LensUse | undefined): PrescriptionIssue[] {
  const found: [keyof EyeValues, PrescriptionError | undefined][] = [
    ['sph', eye.sph === null ? 'SPH_REQUIRED' : check('sph', eye.sph, 'SPH_RANGE', 'SPH_STEP')],
    ['cyl', eye.cyl === null ? undefined : check('cyl', eye.cyl, 'CYL_RANGE', 'CYL_STEP')],
    ['axis', checkAxis(eye)],
    ['add', checkAdd(eye.add, use)],
    ['prism', checkPrism(eye.prism, use)],
    ['prism_base', checkPrismBase(eye)],
  ];
  return found.flatMap(([field, code]) => (code ? [{ path: `${path}.${field}`, code }] : []));
}

function checkAxis({ cyl, axis }: EyeValues): PrescriptionError | undefined {
  if (!cyl) return axis === null ? undefined : 'AXIS_WITHOUT_CYL';
  if (axis === null) return 'AXIS_REQUIRED';
  return check('axis', axis, 'AXIS_RANGE', 'AXIS_RANGE');
}

function checkAdd(add: number | null, use: LensUse | undefined): PrescriptionError | undefined {
  if (add === null) return isMultifocal(use) ? 'ADD_REQUIRED' : undefined;
  return check('add', add, 'ADD_RANGE', 'ADD_STEP');
}

function checkPrism(prism: number | null, use: LensUse | undefined): PrescriptionError | undefined {
  if (prism === null) return undefined;
  if (isMultifocal(use)) return 'PRISM_SINGLE_VISION_ONLY';
  return check('prism', prism, 'PRISM_RANGE', 'PRISM_STEP');
}

function checkPrismBase({ prism, prism_base: base }: EyeValues): PrescriptionError | undefined {
  if (prism === null) return base === null ? undefined : 'PRISM_BASE_WITHOUT_PRISM';
  return base === null ? 'PRISM_BASE_REQUIRED' : undefined;
}

function findDistanceIssues(values: PrescriptionValues, use: LensUse | undefined): PrescriptionIssue[] {
  const { pd, pd_right: right, pd_left: left, pd_near: near } = values;
  const far = getFarDistance(values);
  const hasEye = right !== null || left !== null;
  const issues: [string, PrescriptionError | undefined][] = [
    ['pd', checkPd(pd, hasEye, use)],
    ['pd_right', checkEyePd(right, pd === null && left !== null)],
    ['pd_left', checkEyePd(left, pd === null && right !== null)],
    ['pd_near', checkNear(near, far)],
  ];
  return issues.flatMap(([path, code]) => (code ? [{ path, code }] : []));
}

function checkPd(pd: number | null, hasEye: boolean, use: LensUse | undefined): PrescriptionError | undefined {
  if (pd === null) return use === undefined || hasEye ? undefined : 'PD_REQUIRED';
  return hasEye ? 'PD_BOTH_FORMS' : check('pd', pd, 'PD_RANGE', 'PD_STEP');
}

function checkEyePd(value: number | null, isNeeded: boolean): PrescriptionError | undefined {
  if (value === null) return isNeeded ? 'PD_REQUIRED' : undefined;
  return check('pd_eye', value, 'PD_EYE_RANGE', 'PD_EYE_STEP');
}

function checkNear(near: number | null, far: number | null): PrescriptionError | undefined {
  if (near === null) return undefined;
  if (far !== null && near >= far) return 'PD_NEAR_TOO_LARGE';
  return check('pd', near, 'PD_RANGE', 'PD_STEP');
}

function check<E extends PrescriptionError>(name: Limit, value: number, range: E, step: E): E | undefined {
  const limit = prescriptionLimits[name];
  if (!(value >= limit.min && value <= limit.max)) return range;
  // Every step is a whole number of quarters, which binary fractions hold exactly.
  return Number.isInteger(value / limit.step) ? undefined : step;
}

/** The far pupillary distance of both eyes together; null if the prescription does not say it. */
export function getFarDistance({ pd, pd_right: right, pd_left: left }: PrescriptionValues): number | null {
  if (pd !== null) return pd;
  return right === null || left === null ? null : right + left;
}

/** Warnings that the visitor should check again. */
export function findPrescriptionWarnings(values: PrescriptionValues): PrescriptionWarning[] {
  const { right, left } = values;
  const sphs = [right.sph ?? 0, left.sph ?? 0] as const;
  const far = getFarDistance(values);
  const holds: Readonly<Record<PrescriptionWarning, boolean>> = {
    OPPOSITE_SIGNS: sphs[0] * sphs[1] < 0,
    SPH_DIFFERENCE: Math.abs(sphs[0] - sphs[1]) >= warningLimits.sphDifference,
    ADD_DIFFERENCE: right.add !== null && left.add !== null && right.add !== left.add,
    CYL_HIGH: eyes.some((eye) => Math.abs(values[eye].cyl ?? 0) > warningLimits.cyl),
    PD_UNUSUAL: far !== null && (far < warningLimits.pdMin || far > warningLimits.pdMax),
  };
  return prescriptionWarnings.filter((warning) => holds[warning]);
}

/**
 * The same eye as written by opticians: an axis of 0 is 180, and a cylinder of 0 is none. Rules are
 * applied to the result.
 */
export function normaliseEye(eye: EyeValues): EyeValues {
  const cyl = eye.cyl === 0 ? null : eye.cyl;
  return { ...eye, cyl, axis: eye.axis === 0 ? prescriptionLimits.axis.max : eye.axis };
}

const QUARTER_TURN = 90;

/** The same lens written with the other sign of the cylinder. Twice gives the first form again. */
export function transpose(eye: EyeValues): EyeValues {
  if (!eye.cyl || eye.axis === null) return eye;
  const axis = eye.axis > QUARTER_TURN ? eye.axis - QUARTER_TURN : eye.axis + QUARTER_TURN;
  return { ...eye, sph: (eye.sph ?? 0) + eye.cyl, cyl: -eye.cyl, axis };
}

/** The form with a minus cylinder, in which laboratories work. */
export function toMinusCylinder(eye: EyeValues): EyeValues {
  return (eye.cyl ?? 0) > 0 ? transpose(eye) : eye;
}

/** SPH + CYL/2: the power of the best lens without a cylinder. */
export function getSphericalEquivalent({ sph, cyl }: EyeValues): number {
  return (sph ?? 0) + (cyl ?? 0) / 2;
}

/** The stronger meridian of an eye: max(|SPH|, |SPH + CYL|). */
export function getStrength({ sph, cyl }: EyeValues): number {
  return Math.max(Math.abs(sph ?? 0), Math.abs((sph ?? 0) + (cyl ?? 0)));
}

/** The stronger meridian of both eyes, which decides the material. */
export function getPrescriptionStrength({ right, left }: Pick<PrescriptionValues, Eye>): number {
  return Math.max(getStrength(right), getStrength(left));
}

/** A prescription without values. */
export const emptyEye: EyeValues = { sph: null, cyl: null, axis: null, add: null, prism: null, prism_base: null };
/** See {@link emptyEye}. */
export const emptyPrescription: PrescriptionValues = {
  right: emptyEye,
  left: emptyEye,
  pd: null,
  pd_right: null,
  pd_left: null,
  pd_near: null,
};

const POWER_DIGITS = 2;

/** A power as it is written: always with its sign and two digits, `PL` for zero. */
export function formatPower(value: number): string {
  if (value === 0) return 'PL';
  const sign = value > 0 ? '+' : '−';
  return `${sign}${Math.abs(value).toFixed(POWER_DIGITS)}`;
}
