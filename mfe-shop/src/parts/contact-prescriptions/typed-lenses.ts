import { type LensAddition, lensAdditions } from '@fakos/contracts/contact-lenses/rules';
import {
  type ContactEyeValues,
  type ContactPrescriptionValues,
  normaliseContactEye,
} from '@fakos/contracts/contact-prescriptions/rules';
import { type Eye, eyes } from '@fakos/contracts/prescriptions/rules';
import { parseDioptres } from '@fakos/contracts/prescriptions/typed-values';

/** Fields of an eye as typed. */
export type TypedContactEye = Readonly<Record<keyof ContactEyeValues, string>>;

/** A prescription for contact lenses as typed. */
export interface TypedLenses extends Readonly<Record<Eye, TypedContactEye>> {
  readonly dominant_eye: string;
}

const emptyTypedEye: TypedContactEye = {
  ...{ power: '', base_curve: '', diameter: '' },
  ...{ cylinder: '', axis: '', addition: '' },
};

/** A form without values. */
export const emptyTypedLenses: TypedLenses = { right: emptyTypedEye, left: emptyTypedEye, dominant_eye: '' };

/** True if no value is typed: the prescription is a file only. */
export function isUntypedLenses(typed: TypedLenses): boolean {
  return eyes.every((eye) => Object.values(typed[eye]).every((value) => value.trim() === ''));
}

/** Whether an eye has an addition, as multifocal lenses do. */
export function hasAddition(typed: TypedLenses): boolean {
  return eyes.some((eye) => typed[eye].addition !== '');
}

/** The values of a form; the dominant eye counts while its field is shown. */
export function toContactValues(typed: TypedLenses): ContactPrescriptionValues {
  const dominantEye = hasAddition(typed) ? eyes.find((eye) => eye === typed.dominant_eye) : undefined;
  return { right: toEyeValues(typed.right), left: toEyeValues(typed.left), dominant_eye: dominantEye ?? null };
}

function toEyeValues(typed: TypedContactEye): ContactEyeValues {
  return normaliseContactEye({
    power: parseDioptres(typed.power),
    base_curve: parseDioptres(typed.base_curve),
    diameter: parseDioptres(typed.diameter),
    cylinder: parseDioptres(typed.cylinder),
    axis: parseDioptres(typed.axis),
    addition: lensAdditions.find((addition: LensAddition) => addition === typed.addition) ?? null,
  });
}

const FRACTION_DIGITS = 2;

/** Stored values as a form. */
export function toTypedLenses(values: ContactPrescriptionValues, separator: string): TypedLenses {
  const number = (value: number | null, sign = '') =>
    value === null ? '' : `${value > 0 ? sign : ''}${value.toFixed(FRACTION_DIGITS)}`.replace('.', separator);
  const toTypedEye = (eye: ContactEyeValues): TypedContactEye => ({
    power: number(eye.power, '+'),
    base_curve: number(eye.base_curve),
    diameter: number(eye.diameter),
    cylinder: number(eye.cylinder),
    axis: eye.axis === null ? '' : String(eye.axis),
    addition: eye.addition ?? '',
  });
  return {
    right: toTypedEye(values.right),
    left: toTypedEye(values.left),
    dominant_eye: values.dominant_eye ?? '',
  };
}
