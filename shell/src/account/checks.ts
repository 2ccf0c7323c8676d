import { credentials } from '@fakos/shared-kit/api/login/fields';
import { passwordChange, profileDetails, savedAddressFields } from '@fakos/shared-kit/api/profile/fields';
import { emailOnly, newPassword, registration } from '@fakos/shared-kit/api/users/fields';
import { z } from '@fakos/shared-kit/forms';

// What the forms of an account ask, checked as the server does; loads with the first answer.

const schemas = {
  login: credentials,
  register: registration.extend({ terms: z.literal(true) }),
  email: emailOnly,
  reset: z.object({ password: newPassword }),
  password: passwordChange,
  details: profileDetails.extend({ current_password: z.string().max(1024) }),
  address: savedAddressFields.omit({ country: true }),
} as const;

/** Name of a form that {@link faultsOf} knows. */
export type FormName = keyof typeof schemas;

/** What is wrong with one answer of a form. */
export interface Fault {
  readonly field: string;
  readonly code: string;
  /** The length that it should have at least, or at most. */
  readonly limit: number | undefined;
}

/** Everything that is wrong with a form's answers, in the order of its questions. */
export function faultsOf(form: FormName, values: unknown): Fault[] {
  const { error } = schemas[form].safeParse(values);
  return (error?.issues ?? []).map((issue) => ({
    field: String(issue.path[0] ?? ''),
    code: issue.code,
    limit: limitOf(issue),
  }));
}

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  return issue.code === 'too_big' ? Number(issue.maximum) : undefined;
}
