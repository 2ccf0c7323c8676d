import type { Language } from '@fakos/shared-kit/i18n/languages';

const DECIMAL = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Reads an amount as people type it: `129,90`, `129.9`, `129 €`. Null where it is no amount with at most two decimals, so
 * that `1.234` is asked about instead of guessed at.
 */
export function parseAmount(typed: string): number | null {
  const bare = typed.replaceAll(/[\s€]/g, '');
  return DECIMAL.test(bare) ? Number(bare.replace(',', '.')) : null;
}

/** Writes an amount into a field, with the decimal sign of the language. */
export function amountForField(amount: number, language: Language): string {
  const written = amount.toFixed(2);
  return language === 'el' ? written.replace('.', ',') : written;
}
