import { type Language, LOCALES } from '@fakos/contracts/languages';
import { useCallback } from 'react';
import { useLanguage } from './i18n.ts';

/** Lengths in seconds, from the longest; months and years are averages. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * Distance of an instant from now in the largest full unit: `πριν από 5 λεπτά`; below a minute `τώρα`.
 *
 * @param now milliseconds since 1970
 */
export function formatRelativeTime(instant: string, language: Language, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const [unit, length] = units.find((entry) => Math.abs(seconds) >= entry[1]) ?? [];
  // With 'auto', 26 hours ago could be called yesterday although it is two calendar days ago.
  if (unit && length) return new Intl.RelativeTimeFormat(LOCALES[language]).format(Math.trunc(seconds / length), unit);
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(0, 'second');
}

/** {@link formatRelativeTime} in the current language. Apart from `useFormat`, because only staff load it. */
export function useRelativeTime(): (instant: string) => string {
  const language = useLanguage();
  return useCallback((instant) => formatRelativeTime(instant, language), [language]);
}
