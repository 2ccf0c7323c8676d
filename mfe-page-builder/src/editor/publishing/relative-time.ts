import { type Language, LOCALES } from '@fakos/contracts/languages';

/** Lengths in seconds, from the longest. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The distance of a time from now in its largest full unit, such as "5 minutes ago"; below a minute "now". */
export function formatRelativeTime(instant: string, language: Language, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const [unit, length] = units.find((entry) => Math.abs(seconds) >= entry[1]) ?? [];
  if (unit && length) return new Intl.RelativeTimeFormat(LOCALES[language]).format(Math.trunc(seconds / length), unit);
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(0, 'second');
}
