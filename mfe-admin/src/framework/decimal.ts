import type { Language } from '@fakos/contracts/languages';

const DECIMAL = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Parses an amount with at most two decimals: `129,90`, `129.9`, `129 €`. Returns null for anything else, because a text
 * such as `1.234` is ambiguous.
 */
export function parseAmount(typed: string): number | null {
  const cleaned = typed.replaceAll(/[\s€]/g, '');
  return DECIMAL.test(cleaned) ? Number(cleaned.replace(',', '.')) : null;
}

/** Formats an amount for an input field, with the decimal separator of the language. */
export function formatAmountForField(amount: number, language: Language): string {
  const formatted = amount.toFixed(2);
  return language === 'el' ? formatted.replace('.', ',') : formatted;
}

/** Parses a whole number from `min` to `max`; null for anything else. */
export function parseWholeNumber(typed: string, { min, max }: { min: number; max: number }): number | null {
  const number = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= min && number <= max ? number : null;
}
