import { z } from 'zod';
import { lensAdditions } from '../contact-lenses/rules.ts';
import { eyes } from '../prescriptions/rules.ts';
import {
  type ContactEyeValues,
  type ContactPrescriptionValues,
  findContactPrescriptionIssues,
  normaliseContactEye,
} from './rules.ts';

// The shape of a prescription for contact lenses for the server; the rules are in `rules.ts`.

const number = z.number().nullable().default(null);

const contactEyeValues: z.ZodType<ContactEyeValues, Partial<ContactEyeValues>> = z
  .object({
    power: number,
    base_curve: number,
    diameter: number,
    cylinder: number,
    axis: number,
    addition: z.enum(lensAdditions).nullable().default(null),
  })
  .transform(normaliseContactEye);

/** A prescription for contact lenses whose rules have not been applied. */
export const contactPrescriptionValues = z.object({
  right: contactEyeValues,
  left: contactEyeValues,
  dominant_eye: z.enum(eyes).nullable().default(null),
});

/** Reports the violated rules in a schema as issues whose `params.lensRule` is the code; `path` is where the values are. */
export function addContactPrescriptionIssues(
  values: ContactPrescriptionValues,
  context: z.core.$RefinementCtx,
  path: readonly string[],
): void {
  for (const { path: field, code } of findContactPrescriptionIssues(values)) {
    context.addIssue({ code: 'custom', path: [...path, ...field.split('.')], params: { lensRule: code } });
  }
}
