import { findContactPrescriptionIssues } from '@fakos/contracts/contact-prescriptions/rules';
import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues } from '@fakos/contracts/prescriptions/rules';
import { toPrescriptionValues } from '@fakos/contracts/prescriptions/typed-values';
import { useAddToWalletMutation, useChangeInWalletMutation } from '@fakos/shared-kit/api/wallet/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useContactText } from '../../parts/contact-prescriptions/contact-text.ts';
import { isUntypedLenses, toContactValues } from '../../parts/contact-prescriptions/typed-lenses.ts';
import { useLensText } from '../../parts/lenses/lens-text.ts';
import { getPrescriptionMessages } from '../../parts/lenses/prescription-messages.ts';
import { useWalletText } from '../../translations/wallet-text.ts';
import { isUntyped, type WalletDraft } from './wallet-draft.ts';

type Messages = Readonly<Record<string, string>>;

/** Checks a draft in the browser and saves it; `save` resolves to messages by field, or to undefined after success. */
export function useWalletSaving(prescription: WalletPrescription | undefined) {
  const text = useWalletText();
  const lensText = useLensText();
  const contactText = useContactText();
  const kitText = useKitText();
  const [add, adding] = useAddToWalletMutation();
  const [change, changing] = useChangeInWalletMutation();

  function check(draft: WalletDraft): Messages {
    const errors: Record<string, string> = {};
    if (draft.person.trim() === '') errors.person = text('personNeeded');
    if (isEmpty(draft)) {
      const first = draft.kind === 'glasses' ? 'right.sph' : 'right.power';
      if (draft.ref === undefined && !prescription?.file) errors[first] = text('valuesNeeded');
    } else if (draft.kind === 'glasses') {
      for (const { path, code } of findPrescriptionIssues(toPrescriptionValues(draft.typed))) {
        errors[path] ??= lensText(`rules.errors.${code}`);
      }
    } else {
      for (const { path, code } of findContactPrescriptionIssues(toContactValues(draft.typedLenses))) {
        errors[path] ??= contactText(`rules.errors.${code}`);
      }
    }
    if (!draft.hasConsented) errors.consent = lensText('consentNeeded');
    return errors;
  }

  async function save(draft: WalletDraft): Promise<Messages | undefined> {
    const errors = check(draft);
    if (Object.keys(errors).length > 0) return errors;
    const body = {
      kind: draft.kind,
      person: draft.person,
      examined_on: draft.examinedOn || null,
      values: draft.kind === 'glasses' && !isEmpty(draft) ? toPrescriptionValues(draft.typed) : null,
      lenses: draft.kind === 'contact_lenses' && !isEmpty(draft) ? toContactValues(draft.typedLenses) : null,
      ...(draft.ref !== undefined && { file_ref: draft.ref }),
      consent: true as const,
    };
    const { error } = prescription
      ? await change({ ...body, id: prescription.id, version: prescription.version })
      : await add(body);
    return error && getPrescriptionMessages(error, kitText);
  }

  return { save, isSaving: adding.isLoading || changing.isLoading };
}

/** Whether no value of the chosen kind is typed. */
function isEmpty({ kind, typed, typedLenses }: WalletDraft): boolean {
  return kind === 'glasses' ? isUntyped(typed) : isUntypedLenses(typedLenses);
}
