import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { eyes } from '@fakos/contracts/prescriptions/rules';
import { emptyTyped, type TypedPrescription, toTyped } from '@fakos/contracts/prescriptions/typed-values';
import { emptyTypedLenses, type TypedLenses, toTypedLenses } from '../../parts/contact-prescriptions/typed-lenses.ts';

/** A prescription of the wallet as it is typed. */
export interface WalletDraft {
  readonly kind: WalletPrescription['kind'];
  readonly person: string;
  /** YYYY-MM-DD, or empty. */
  readonly examinedOn: string;
  /** Of glasses. */
  readonly typed: TypedPrescription;
  /** Of contact lenses. */
  readonly typedLenses: TypedLenses;
  readonly hasConsented: boolean;
  /** Token and name of an uploaded file. */
  readonly ref: string | undefined;
  readonly fileName: string | undefined;
}

/** The draft of a stored prescription, whose owner has consented, or of a new one. */
export function createWalletDraft(
  prescription: WalletPrescription | undefined,
  { person, separator }: { person: string; separator: string },
): WalletDraft {
  return {
    kind: prescription?.kind ?? 'glasses',
    person: prescription?.person ?? person,
    examinedOn: prescription?.examined_on ?? '',
    typed: prescription?.values ? toTyped(prescription.values, separator) : emptyTyped,
    typedLenses: prescription?.lenses ? toTypedLenses(prescription.lenses, separator) : emptyTypedLenses,
    hasConsented: prescription !== undefined,
    ref: undefined,
    fileName: undefined,
  };
}

/** True if no value is typed: the prescription is a file only. */
export function isUntyped(typed: TypedPrescription): boolean {
  const distances = [typed.pd, typed.pd_right, typed.pd_left];
  return [...eyes.flatMap((eye) => Object.values(typed[eye])), ...distances].every((value) => value.trim() === '');
}
