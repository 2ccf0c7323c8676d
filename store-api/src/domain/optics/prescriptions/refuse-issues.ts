import type { PrescriptionIssue } from '@fakos/contracts/prescriptions/rules';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';

/** VALIDATION with a message by field where values violate rules that depend on a stored use. */
export function refuseIssues(issues: readonly PrescriptionIssue[], language: Language): void {
  if (issues.length === 0) return;
  const fields = issues.map(({ path, code }) => [
    `values.${path}`,
    translate(language, `prescriptions.errors.${code}`),
  ]);
  throw new Failure('VALIDATION', { fields: Object.fromEntries(fields) });
}
