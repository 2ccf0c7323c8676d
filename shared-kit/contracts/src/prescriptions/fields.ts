import { z } from 'zod';
import {
  type EyeValues,
  findPrescriptionIssues,
  type LensUse,
  normaliseEye,
  type PrescriptionValues,
  prismBases,
} from './rules.ts';

// The shape of a prescription for forms and the server; the rules are in `rules.ts`.

/** Length of the token that identifies a prescription of a visitor without an account. */
const REF_LENGTH = 32;

/** The token of a prescription that a visitor saved; it grants access to it, as the token of an order does. */
export const prescriptionRef = z
  .string()
  .length(REF_LENGTH)
  .regex(/^[A-Za-z0-9_-]+$/);

const number = z.number().nullable().default(null);

/** The values of one eye. */
export const eyeValues: z.ZodType<EyeValues, Partial<EyeValues>> = z
  .object({
    sph: number,
    cyl: number,
    axis: number,
    add: number,
    prism: number,
    prism_base: z.enum(prismBases).nullable().default(null),
  })
  .transform(normaliseEye);

/** A prescription whose rules have not been applied. */
export const prescriptionValues = z.object({
  right: eyeValues,
  left: eyeValues,
  pd: number,
  pd_right: number,
  pd_left: number,
  pd_near: number,
});

/** A prescription for a use, or one to store; each violated rule is an issue whose `params.rule` is its code. */
export function prescriptionFor(use?: LensUse) {
  return prescriptionValues.superRefine((values, context) => addPrescriptionIssues(values, use, context));
}

/** Reports the violated rules of a prescription in a schema; `path` is where the prescription is. */
export function addPrescriptionIssues(
  values: PrescriptionValues,
  use: LensUse | undefined,
  context: z.core.$RefinementCtx,
  path: readonly string[] = [],
): void {
  for (const { path: field, code } of findPrescriptionIssues(values, use)) {
    context.addIssue({ code: 'custom', path: [...path, ...field.split('.')], params: { rule: code } });
  }
}
