import type { LensOffer } from '@fakos/contracts/lenses/contract';
import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import {
  type LensChoice,
  type LensCoating,
  type LensFilter,
  type LensIndex,
  type LensTint,
  listPriceParts,
  recommendIndex,
  type WearerFacts,
} from '@fakos/contracts/lenses/rules';
import { getPrescriptionStrength, type LensUse, type PrescriptionValues } from '@fakos/contracts/prescriptions/rules';
import {
  emptyTyped,
  getTypedEyes,
  type TypedPrescription,
  toPrescriptionValues,
} from '@fakos/contracts/prescriptions/typed-values';

type StoredSource = Exclude<LensConfiguration['prescription']['source'], 'none'>;

/** How the prescription reaches the shop; one of the wallet is copied and then is typed or a file. */
export type PrescriptionSource = StoredSource | 'wallet';

/** A chosen prescription of the wallet. */
export interface WalletChoice {
  readonly id: number;
  /** Null where it is a file only. */
  readonly values: PrescriptionValues | null;
}

/** The selection so far. */
export interface LensDraft {
  readonly use: LensUse | undefined;
  readonly source: PrescriptionSource | undefined;
  readonly typed: TypedPrescription;
  readonly hasConsented: boolean;
  /** The stored prescription: typed, uploaded or copied from the wallet. */
  readonly ref: string | undefined;
  readonly wallet: WalletChoice | undefined;
  readonly fileName: string | undefined;
  /** Undefined for the recommended one. */
  readonly index: LensIndex | undefined;
  readonly coating: LensCoating | null;
  readonly filters: readonly LensFilter[];
  readonly tint: LensTint | null;
}

/** Steps of the configurator in their order; lenses without power need no prescription. */
export const lensSteps = ['use', 'prescription', 'lenses', 'review'] as const;
/** See {@link lensSteps}. */
export type LensStep = (typeof lensSteps)[number];

/** The steps for a use. */
export function listSteps(use: LensUse | undefined): readonly LensStep[] {
  return use === 'plano' ? lensSteps.filter((step) => step !== 'prescription') : lensSteps;
}

/** A draft of a line that is edited, or a new one. */
export function createDraft(configuration?: LensConfiguration): LensDraft {
  const source = configuration?.prescription.source;
  return {
    use: configuration?.use,
    source: source === 'none' ? undefined : source,
    typed: emptyTyped,
    hasConsented: configuration?.prescription.ref !== undefined,
    ref: configuration?.prescription.ref,
    wallet: undefined,
    fileName: undefined,
    index: configuration?.index,
    coating: configuration ? configuration.coating : 'hard',
    filters: configuration?.filters ?? [],
    tint: configuration?.tint ?? null,
  };
}

/** The values of both eyes, of a typed prescription or of the wallet; undefined while they are not known. */
export function getKnownValues({ typed, source, wallet }: LensDraft): PrescriptionValues | undefined {
  if (source === 'wallet') return wallet?.values ?? undefined;
  const powers = source === 'typed' ? getTypedEyes(typed) : undefined;
  return powers && { ...toPrescriptionValues(typed), ...powers };
}

/** The recommended index, if the powers are known or the frame decides. */
export function getRecommendation(draft: LensDraft, offer: LensOffer, facts: WearerFacts) {
  const values = getKnownValues(draft);
  const strength = draft.use === 'plano' ? 0 : values && getPrescriptionStrength(values);
  if (strength === undefined && !facts.needsSafety) return undefined;
  const found = recommendIndex(strength ?? 0, offer.recommendations, facts);
  const isOffered = offer.options.some(({ kind, code }) => kind === 'index' && code === found?.index);
  return found && isOffered ? { ...found, strength } : undefined;
}

/** The chosen index, else the recommended one, else the first that is offered. */
export function getIndex(draft: LensDraft, offer: LensOffer, facts: WearerFacts): LensIndex | undefined {
  const first = offer.options.find(({ kind }) => kind === 'index')?.code as LensIndex | undefined;
  return draft.index ?? getRecommendation(draft, offer, facts)?.index ?? first;
}

/** The choice without its prescription; undefined while use or index are missing. */
export function toChoice(draft: LensDraft, index: LensIndex | undefined): LensChoice | undefined {
  const { use, coating, filters, tint } = draft;
  return use && index && { use, index, coating, filters, tint };
}

/** The choice as a cart line's configuration. */
export function toConfiguration(choice: LensChoice, { source: chosen, wallet, ref }: LensDraft): LensConfiguration {
  const { filters, ...rest } = choice;
  const source = chosen === 'wallet' ? (wallet?.values ? 'typed' : 'file') : chosen;
  const isStored = source === 'typed' || source === 'file';
  return {
    kind: 'lenses',
    ...rest,
    filters: [...filters],
    prescription:
      choice.use === 'plano' || source === undefined
        ? { source: 'none' }
        : { source, ...(isStored && ref !== undefined && { ref }) },
  };
}

/** The price of the lenses in euros with its parts; the parts that cost nothing are listed too. */
export function getPrice(draft: LensDraft, index: LensIndex | undefined, offer: LensOffer) {
  // The index is not a part of the price before the use is chosen.
  const choice = toChoice(draft, index);
  const parts = choice ? listPriceParts(choice, offer.options) : [];
  return { parts, total: parts.reduce((sum, { price }) => sum + price, 0) };
}
