import { LOCALES } from '@fakos/contracts/languages';
import type { Language } from '../../../text/translate.ts';

/** A day of the shop's calendar, YYYY-MM-DD, in the language's long form. */
export function writeDay(day: string, language: Language): string {
  return longDate(language, 'UTC').format(new Date(`${day}T00:00:00Z`));
}

/** The shop's day of an instant, in the language's long form. */
export function writeInstant(instant: string, language: Language): string {
  return longDate(language, 'Europe/Athens').format(new Date(instant));
}

/** The shop's day and time of an instant. */
export function writeTime(instant: string, language: Language): string {
  const parts = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Athens' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(instant));
}

/** The shop's time of an instant, without its day. */
export function writeClock(instant: string, language: Language): string {
  const parts = { timeStyle: 'short', timeZone: 'Europe/Athens' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], parts).format(new Date(instant));
}

function longDate(language: Language, timeZone: string): Intl.DateTimeFormat {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone });
}
