import type { LineConfiguration } from './contract.ts';

// Without schemas, because visitors download it.

/** The kind of configuration without which products of a type cannot be sold, by product type. */
export const requiredKinds: Readonly<Record<string, LineConfiguration['kind'] | undefined>> = {
  'contact-lens': 'contact-lenses',
  reading: 'reading-strength',
};

/** Whether products of this type can only be bought with a configuration. */
export function needsConfiguration(productType: string): boolean {
  return requiredKinds[productType] !== undefined;
}

/**
 * Whether the right of withdrawal does not apply: glasses are made to a prescription (Directive 2011/83/EU, article 16 c).
 * Lenses without power are not.
 */
export function isExceptedFromWithdrawal(configuration: LineConfiguration | undefined): boolean {
  return configuration?.kind === 'lenses' && configuration.use !== 'plano';
}

/** The identity of a cart line. */
export interface LineIdentity {
  readonly product_id: number;
  /** Ids of the add-ons, in any order. */
  readonly options?: readonly number[] | undefined;
  readonly configuration?: LineConfiguration | undefined;
}

/** Id of a cart line: equal for the same product with the same add-ons and configuration. */
export function getLineId({ product_id, options = [], configuration }: LineIdentity): string {
  const piece = [product_id, ...options.toSorted((one, other) => one - other)].join('+');
  return configuration ? `${piece} ${JSON.stringify(configuration, sortKeys)}` : piece;
}

/** Replaces an object by one with its keys in alphabetical order, so that equal values have equal JSON texts. */
function sortKeys(_key: string, value: unknown): unknown {
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
