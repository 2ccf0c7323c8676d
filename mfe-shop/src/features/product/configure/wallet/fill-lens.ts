import {
  completeLens,
  type LensParameters,
  type LensRange,
  lensParameters,
  listLensChoices,
} from '@fakos/contracts/contact-lenses/rules';
import type { ContactEyeValues } from '@fakos/contracts/contact-prescriptions/rules';

/** The parameters that a prescription has; the visitor chooses the colour. */
export type PrescribedParameter = Exclude<keyof LensParameters, 'colour'>;

/** The first parameter of a prescription that the product is not made in; null where the prescription lacks it. */
export interface MissingParameter {
  readonly parameter: PrescribedParameter;
  readonly value: string | number | null;
}

/** The choice of an eye as far as the product has it. */
export interface FilledLens {
  readonly lens: Partial<LensParameters>;
  readonly missing: MissingParameter | undefined;
}

const prescribed = lensParameters.filter((parameter) => parameter !== 'colour');

/**
 * Chooses the values of a prescription among those that the product is made in. A missing value is not replaced by another one,
 * and none after it is chosen, because values depend on the earlier ones.
 */
export function fillLens(ranges: readonly LensRange[], eye: ContactEyeValues): FilledLens {
  const lens: Partial<Record<PrescribedParameter, unknown>> = {};
  for (const parameter of prescribed) {
    const made: readonly unknown[] = listLensChoices(ranges, lens as Partial<LensParameters>, parameter);
    const value = eye[parameter] ?? undefined;
    if (!made.includes(value)) {
      // Without a choice that the visitor has to make, the lens would be complete and not the prescribed one.
      const isChosenByVisitor = made.length > 1 && !made.includes(undefined);
      const known = isChosenByVisitor ? (lens as Partial<LensParameters>) : {};
      return { lens: completeLens(ranges, known), missing: { parameter, value: eye[parameter] } };
    }
    if (value !== undefined) lens[parameter] = value;
  }
  // Only the colour is open; a product with one colour has it.
  return { lens: completeLens(ranges, lens as Partial<LensParameters>), missing: undefined };
}
