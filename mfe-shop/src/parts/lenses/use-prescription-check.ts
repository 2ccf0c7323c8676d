import {
  findPrescriptionIssues,
  type LensUse,
  type PrescriptionIssue,
  type PrescriptionValues,
} from '@fakos/contracts/prescriptions/rules';
import { emptyTyped, toPrescriptionValues, toTyped } from '@fakos/contracts/prescriptions/typed-values';
import { useSavePrescriptionMutation } from '@fakos/shared-kit/api/prescriptions/hooks';
import { useCopyFromWalletMutation } from '@fakos/shared-kit/api/wallet/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import type { LensDraft, WalletChoice } from './lens-draft.ts';
import { useLensText } from './lens-text.ts';
import { getPrescriptionMessages } from './prescription-messages.ts';

type Messages = Readonly<Record<string, string>>;
/** Messages by field, or what has been stored; `shown` changes the form that has the errors. */
type Checked =
  | { readonly errors: Messages; readonly shown?: Partial<LensDraft> }
  | { readonly stored: Partial<LensDraft> };

/** Checks the prescription step in the browser; a typed prescription is then stored by the server, which checks it again. */
export function usePrescriptionCheck(): { check: (draft: LensDraft) => Promise<Checked>; isChecking: boolean } {
  const text = useLensText();
  const kitText = useKitText();
  const separator = useLanguage() === 'el' ? ',' : '.';
  const [save, saving] = useSavePrescriptionMutation();
  const [copy, copying] = useCopyFromWalletMutation();

  async function check({ use, source, typed, hasConsented, ref, wallet }: LensDraft): Promise<Checked> {
    if (source === undefined || use === undefined) return { errors: { source: text('sourceNeeded') } };
    if (source === 'later' || source === 'shop') return { stored: {} };
    if (source === 'file') {
      return ref === undefined ? { errors: { file: text('fileNeeded') } } : { stored: {} };
    }
    if (source === 'wallet') return ref === undefined ? checkWallet(wallet, use) : { stored: {} };
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
      return { errors: getPrescriptionMessages(failure, kitText) };
    }
  }

  async function checkWallet(wallet: WalletChoice | undefined, use: LensUse): Promise<Checked> {
    if (!wallet) return { errors: { wallet: text('walletNeeded') } };
    const issues = wallet.values ? findPrescriptionIssues(wallet.values, use) : [];
    const unusable = issues.find(({ code }) => code === 'PRISM_SINGLE_VISION_ONLY');
    if (unusable) return { errors: { wallet: text(`rules.errors.${unusable.code}`) } };
    if (wallet.values && issues.length > 0) return completeWallet(wallet.values, issues);
    const { data, error } = await copy({ id: wallet.id, use });
    return data ? { stored: { ref: data.data.ref, fileName: undefined } } : { errors: toWalletError(error) };
  }

  /** Shows a prescription that lacks what the use needs, such as a distance, as typed values to complete. */
  function completeWallet(values: PrescriptionValues, issues: readonly PrescriptionIssue[]): Checked {
    const found = issues.map(({ path, code }) => [path, text(`rules.errors.${code}`)]);
    return {
      errors: { ...(Object.fromEntries(found) as Messages), form: text('walletIncomplete') },
      shown: { source: 'typed', typed: toTyped(values, separator) },
    };
  }

  /** The fields of a prescription of the wallet are not shown here, so the first message is that of the choice. */
  function toWalletError(failure: unknown): Messages {
    const [message = kitText('errors.INTERNAL')] = Object.values(getPrescriptionMessages(failure, kitText));
    return { wallet: message };
  }

  return { check, isChecking: saving.isLoading || copying.isLoading };
}
