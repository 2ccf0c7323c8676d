import { credentials } from '@fakos/contracts/login/fields';
import { passwordChange, profileDetails, savedAddressFields } from '@fakos/contracts/profile/fields';
import { emailOnly, newPassword, registration } from '@fakos/contracts/users/fields';
import * as z from '@fakos/shared-kit/forms/schema';

// The same schemas as the server's. This module is loaded on the first input.

const schemas = {
  login: credentials,
  register: registration.extend({ terms: z.literal(true) }),
  email: emailOnly,
  reset: z.object({ password: newPassword }),
  password: passwordChange,
  details: profileDetails.extend({ current_password: z.string().max(1024) }),
  address: savedAddressFields.omit({ country: true }),
} as const;

/** Name of an account form. */
export type FormName = keyof typeof schemas;

/** An invalid field of a form. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  /** Minimum or maximum length, for a value that is too short or too long. */
  readonly limit: number | undefined;
}

/** Lists the invalid fields in the order of the form. */
export function listFieldProblems(form: FormName, values: unknown): FieldProblem[] {
  const { error } = schemas[form].safeParse(values);
  return (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0] ?? ''),
    code: issue.code,
    limit: getLimit(issue),
  }));
}

function getLimit(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  return issue.code === 'too_big' ? Number(issue.maximum) : undefined;
}
