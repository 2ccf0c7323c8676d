import type { LensRange } from '@fakos/contracts/contact-lenses/rules';
import { type ContactPrescriptionValues, hasNoLens } from '@fakos/contracts/contact-prescriptions/rules';
import type { Eye } from '@fakos/contracts/prescriptions/rules';
import { type FilledLens, fillLens } from './fill-lens.ts';

/** The choice of both eyes from a prescription; an eye is null where the prescription has no lens for it. */
export interface FilledChoice extends Readonly<Record<Eye, FilledLens | null>> {
  readonly person: string;
  readonly dominantEye: Eye | null;
}

/** Fills the choice of both eyes as far as the product is made in the values. */
export function fillChoice(
  ranges: readonly LensRange[],
  { right, left, dominant_eye: dominantEye }: ContactPrescriptionValues,
  person: string,
): FilledChoice {
  return {
    person,
    dominantEye,
    right: hasNoLens(right) ? null : fillLens(ranges, right),
    left: hasNoLens(left) ? null : fillLens(ranges, left),
  };
}
