import { findPrescriptionIssues } from '@fakos/contracts/prescriptions/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useSavePrescriptionMutation } from '@fakos/shared-kit/api/prescriptions/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { LensDraft } from './lens-draft.ts';
import { useLensText } from './lens-text.ts';
import { emptyTyped, toPrescriptionValues } from './typed-values.ts';

type Messages = Readonly<Record<string, string>>;
type Checked = { readonly errors: Messages } | { readonly stored: Partial<LensDraft> };

const VALUES_PREFIX = 'values.';

/** Checks the prescription step in the browser; a typed prescription is then stored by the server, which checks it again. */
export function usePrescriptionCheck(): { check: (draft: LensDraft) => Promise<Checked>; isChecking: boolean } {
  const text = useLensText();
  const kitText = useKitText();
  const [save, { isLoading }] = useSavePrescriptionMutation();

  async function check({ use, source, typed, hasConsented, ref }: LensDraft): Promise<Checked> {
    if (source === undefined || use === undefined) return { errors: { source: text('sourceNeeded') } };
    if (source === 'later' || source === 'shop') return { stored: {} };
    if (source === 'file') {
      return ref === undefined ? { errors: { file: text('fileNeeded') } } : { stored: {} };
    }
    // The prescription of a line that is edited; the server has it.
    if (ref !== undefined && typed === emptyTyped) return { stored: {} };
    const values = toPrescriptionValues(typed);
    const issues = findPrescriptionIssues(values, use);
    const errors: Record<string, string> = {};
    for (const { path, code } of issues) errors[path] ??= text(`rules.errors.${code}`);
    if (!hasConsented) errors.consent = text('consentNeeded');
    if (Object.keys(errors).length > 0) return { errors };
    try {
      const { data } = await save({ use, values, consent: true }).unwrap();
      return { stored: { ref: data.ref, fileName: undefined } };
    } catch (failure) {
      return { errors: toMessages(failure) };
    }
  }

  function toMessages(failure: unknown): Messages {
    if (!isApiFailure(failure)) return { form: kitText('errors.INTERNAL') };
    const fields = Object.entries(failure.fields ?? {}).map(([field, message]) => [
      field.startsWith(VALUES_PREFIX) ? field.slice(VALUES_PREFIX.length) : field,
      message,
    ]);
    if (fields.length > 0) return Object.fromEntries(fields) as Messages;
    return { form: failure.message ?? kitText(`errors.${failure.code}`) };
  }

  return { check, isChecking: isLoading };
}
