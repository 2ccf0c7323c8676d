import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues } from '@fakos/contracts/prescriptions/rules';
import { toPrescriptionValues } from '@fakos/contracts/prescriptions/typed-values';
import { useAddToWalletMutation, useChangeInWalletMutation } from '@fakos/shared-kit/api/wallet/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useLensText } from '../../parts/lenses/lens-text.ts';
import { getPrescriptionMessages } from '../../parts/lenses/prescription-messages.ts';
import { useWalletText } from '../../translations/wallet-text.ts';
import { isUntyped, type WalletDraft } from './wallet-draft.ts';

type Messages = Readonly<Record<string, string>>;

/** Checks a draft in the browser and saves it; `save` resolves to messages by field, or to undefined after success. */
export function useWalletSaving(prescription: WalletPrescription | undefined) {
  const text = useWalletText();
  const lensText = useLensText();
  const kitText = useKitText();
  const [add, adding] = useAddToWalletMutation();
  const [change, changing] = useChangeInWalletMutation();

  function check({ person, typed, ref, hasConsented }: WalletDraft): Messages {
    const errors: Record<string, string> = {};
    if (person.trim() === '') errors.person = text('personNeeded');
    if (!isUntyped(typed)) {
      for (const { path, code } of findPrescriptionIssues(toPrescriptionValues(typed))) {
        errors[path] ??= lensText(`rules.errors.${code}`);
      }
    } else if (ref === undefined && !prescription?.file) {
      errors['right.sph'] = text('valuesNeeded');
    }
    if (!hasConsented) errors.consent = lensText('consentNeeded');
    return errors;
  }

  async function save(draft: WalletDraft): Promise<Messages | undefined> {
    const errors = check(draft);
    if (Object.keys(errors).length > 0) return errors;
    const body = {
      person: draft.person,
      examined_on: draft.examinedOn || null,
      values: isUntyped(draft.typed) ? null : toPrescriptionValues(draft.typed),
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
