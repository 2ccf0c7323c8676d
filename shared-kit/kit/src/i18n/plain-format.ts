import type { Language } from '@fakos/contracts/languages';

/*
 * Amounts, numbers and long dates as `Intl` formats them in the product's two locales. The first formatter of `Intl` that a
 * page creates blocks it for 85 to 260 ms on a phone, because the browser loads its locale data (docs/decisions/0097).
 * `plain-format.test.ts` compares them with `Intl`.
 */

interface Conventions {
  readonly group: string;
  readonly decimal: string;
  readonly euros: (amount: string) => string;
  /** Names of the months as they are written after the day. */
  readonly months: readonly string[];
}

const conventions: Readonly<Record<Language, Conventions>> = {
  el: {
    group: '.',
    decimal: ',',
    euros: (amount) => `${amount}\u00a0€`,
    months: [
      'Ιανουαρίου',
      'Φεβρουαρίου',
      'Μαρτίου',
      'Απριλίου',
      'Μαΐου',
      'Ιουνίου',
      'Ιουλίου',
      'Αυγούστου',
      'Σεπτεμβρίου',
      'Οκτωβρίου',
      'Νοεμβρίου',
      'Δεκεμβρίου',
    ],
  },
  en: {
    group: ',',
    decimal: '.',
    euros: (amount) => `€${amount}`,
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
};

const CENT_DIGITS = 2;
/** Digits after the decimal separator that `Intl.NumberFormat` shows at most. */
const MAX_DIGITS = 3;
/** Smaller magnitudes are shown as zero. JavaScript writes them with an exponent. */
const SMALLEST_SHOWN = 1e-6;

/** Formats an amount in euros: `1.234,50 €` or `€1,234.50`. */
export function formatMoney(amount: number, language: Language): string {
  const { euros } = conventions[language];
  return `${amount < 0 ? '-' : ''}${euros(formatDigits(round(amount, CENT_DIGITS), language))}`;
}

/** Formats a number with at most three digits after the decimal separator: `1.234,5` or `1,234.5`. */
export function formatNumber(value: number, language: Language): string {
  const digits = round(value, MAX_DIGITS).replace(/\.?0+$/, '');
  return `${value < 0 ? '-' : ''}${formatDigits(digits, language)}`;
}

/** Rounds the magnitude of a value half up. `toFixed` alone rounds 1.005 down, because its binary value is smaller. */
function round(value: number, digits: number): string {
  const magnitude = Math.abs(value);
  const units = magnitude < SMALLEST_SHOWN ? 0 : Math.round(Number(`${magnitude}e${digits}`));
  return (units / 10 ** digits).toFixed(digits);
}

function formatDigits(digits: string, language: Language): string {
  const { group, decimal } = conventions[language];
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction ? `${grouped}${decimal}${fraction}` : grouped;
}

const HOUR_MS = 3_600_000;
const WINTER_OFFSET_MS = 2 * HOUR_MS;
const SUMMER_OFFSET_MS = 3 * HOUR_MS;
/** First year of the present summer time in all countries of the EU (Directive 94/21/EC, now 2000/84/EC). */
export const FIRST_YEAR = 1996;

/**
 * Formats the date of an instant in Athens: `21 Νοεμβρίου 2026` or `21 November 2026`.
 *
 * @returns undefined for an invalid date and before {@link FIRST_YEAR}
 */
export function formatLongDate(date: Date, language: Language): string | undefined {
  if (!(date.getUTCFullYear() >= FIRST_YEAR)) return undefined;
  const local = new Date(date.getTime() + (isSummer(date) ? SUMMER_OFFSET_MS : WINTER_OFFSET_MS));
  return `${local.getUTCDate()} ${conventions[language].months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** Summer time lasts from the last Sunday of March, 01:00 UTC, to the last Sunday of October, 01:00 UTC (Directive 2000/84/EC). */
function isSummer(date: Date): boolean {
  const year = date.getUTCFullYear();
  const time = date.getTime();
  return time >= getLastSunday(year, 'March') && time < getLastSunday(year, 'October');
}

/** 01:00 UTC of the last Sunday of a month with 31 days. */
function getLastSunday(year: number, month: 'March' | 'October'): number {
  const lastDay = new Date(Date.UTC(year, month === 'March' ? 2 : 9, 31, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}
