import type { Language } from '@fakos/contracts/languages';
import type { EditableProduct, WantedStrength } from '@fakos/contracts/products/fields';
import type { ReadingStrength } from '@fakos/contracts/reading-glasses/rules';
import { formatAmountForField, parseWholeNumber } from '../../../../framework/decimal.ts';
import type { StockReasonValues } from '../stock-reason.tsx';

/** A strength that a product has, with its pieces as typed. */
export interface StrengthValues {
  readonly strength: ReadingStrength;
  readonly stock: string;
}

/** Limits of the pieces of a strength, as in the contract. */
export const strengthLimits = { min: 0, max: 1_000_000 } as const;

/** The form's values for stored strengths. */
export function toStrengthValues(strengths: EditableProduct['strengths']): StrengthValues[] {
  return strengths.map(({ strength, stock }) => ({ strength, stock: String(stock) }));
}

/** A strength with its sign, as opticians write it. */
export function formatStrength(strength: ReadingStrength, language: Language): string {
  return `+${formatAmountForField(strength, language)}`;
}

/** Strengths with their pieces as one line. */
export function formatStrengthValues(values: readonly StrengthValues[], language: Language): string {
  return values.map(({ strength, stock }) => `${formatStrength(strength, language)}: ${stock}`).join(' · ');
}

/** The pieces of all strengths together; undefined while a number is invalid. */
export function sumPieces(values: readonly StrengthValues[]): number | undefined {
  const pieces = values.map(({ stock }) => parseWholeNumber(stock, strengthLimits));
  return pieces.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === null ? undefined : sum + count),
    0,
  );
}

/**
 * The endpoint's strengths for valid values. Deliveries and losses are sent as changes, so that sales in the meantime are not
 * overwritten; unchanged pieces are not sent at all.
 */
export function toWantedStrengths(
  before: readonly StrengthValues[],
  after: readonly StrengthValues[],
  reason: StockReasonValues['reason'],
): WantedStrength[] {
  const stored = new Map(before.map(({ strength, stock }) => [strength, Number(stock)]));
  return after.map(({ strength, stock: typed }) => {
    const stock = Number(typed);
    const seen = stored.get(strength);
    if (seen === stock) return { strength };
    const isDifference = seen !== undefined && (reason === 'delivery' || reason === 'loss');
    return isDifference ? { strength, stock_change: stock - seen } : { strength, stock };
  });
}
