import {
  type Eye,
  type EyeValues,
  emptyEye,
  eyes,
  normaliseEye,
  type PrescriptionValues,
  type PrismBase,
} from './rules.ts';

/** Fields of an eye as typed. */
export type TypedEye = Readonly<Record<keyof EyeValues, string>>;

/** A prescription as typed. */
export interface TypedPrescription extends Readonly<Record<Eye, TypedEye>> {
  /** Whether the distance is typed for each eye. */
  readonly hasEyeDistances: boolean;
  readonly pd: string;
  readonly pd_right: string;
  readonly pd_left: string;
}

const emptyTypedEye: TypedEye = { sph: '', cyl: '', axis: '', add: '', prism: '', prism_base: '' };

/** A form without values. */
export const emptyTyped: TypedPrescription = {
  right: emptyTypedEye,
  left: emptyTypedEye,
  hasEyeDistances: false,
  pd: '',
  pd_right: '',
  pd_left: '',
};

/** How opticians write a power of zero. */
const ZERO = /^(?:pl|plano|ds|∞|-|−)$/i;
const NUMBER = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;

/** Parses a typed number: comma or point, a sign or a typographic minus, `PL` for zero; NaN for anything else. */
export function parseDioptres(typed: string): number | null {
  const cleaned = typed.replaceAll(/\s/g, '').replaceAll('−', '-').replace(',', '.');
  if (cleaned === '') return null;
  if (ZERO.test(cleaned)) return 0;
  return NUMBER.test(cleaned) ? Number(cleaned) : Number.NaN;
}

/** The values of a form; fields of the other form of the distance are left out. */
export function toPrescriptionValues(typed: TypedPrescription): PrescriptionValues {
  const { hasEyeDistances } = typed;
  return {
    right: toEyeValues(typed.right),
    left: toEyeValues(typed.left),
    pd: hasEyeDistances ? null : parseDioptres(typed.pd),
    pd_right: hasEyeDistances ? parseDioptres(typed.pd_right) : null,
    pd_left: hasEyeDistances ? parseDioptres(typed.pd_left) : null,
    pd_near: null,
  };
}

function toEyeValues(typed: TypedEye): EyeValues {
  return normaliseEye({
    sph: parseDioptres(typed.sph),
    cyl: parseDioptres(typed.cyl),
    axis: parseDioptres(typed.axis),
    add: parseDioptres(typed.add),
    prism: parseDioptres(typed.prism),
    prism_base: typed.prism_base === '' ? null : (typed.prism_base as PrismBase),
  });
}

const FRACTION_DIGITS = 2;

/** Stored values as a form. */
export function toTyped(values: PrescriptionValues, separator: string): TypedPrescription {
  const distance = (value: number | null) => (value === null ? '' : String(value).replace('.', separator));
  const toTypedEye = (eye: EyeValues): TypedEye => {
    const power = (value: number | null) => formatTypedPower(value, separator);
    return {
      sph: power(eye.sph),
      cyl: power(eye.cyl),
      axis: eye.axis === null ? '' : String(eye.axis),
      add: power(eye.add),
      prism: eye.prism === null ? '' : eye.prism.toFixed(FRACTION_DIGITS).replace('.', separator),
      prism_base: eye.prism_base ?? '',
    };
  };
  return {
    right: toTypedEye(values.right),
    left: toTypedEye(values.left),
    hasEyeDistances: values.pd_right !== null,
    pd: distance(values.pd),
    pd_right: distance(values.pd_right),
    pd_left: distance(values.pd_left),
  };
}

function formatTypedPower(value: number | null, separator: string): string {
  if (value === null) return '';
  const sign = value > 0 ? '+' : '';
  return `${sign}${value.toFixed(FRACTION_DIGITS)}`.replace('.', separator);
}

/** The eyes of a form, for code that needs powers only; undefined if the form is empty or invalid. */
export function getTypedEyes(typed: TypedPrescription): Readonly<Record<Eye, EyeValues>> | undefined {
  const values = toPrescriptionValues(typed);
  const isKnown = eyes.every((eye) => Number.isFinite(values[eye].sph ?? Number.NaN));
  if (!isKnown) return undefined;
  const toFinite = (eye: EyeValues): EyeValues => ({
    ...emptyEye,
    sph: eye.sph,
    cyl: Number.isFinite(eye.cyl ?? Number.NaN) ? eye.cyl : null,
  });
  return { right: toFinite(values.right), left: toFinite(values.left) };
}
