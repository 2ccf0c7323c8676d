import { getEarliestBookingDate } from '@fakos/contracts/bookings/rules';
import { LOCALES } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';

// Days are those of the shop's calendar, `YYYY-MM-DD`. They are computed in UTC, where every day has 24 hours.

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

/** Today in the shop. */
export function getToday(): string {
  return addDays(getEarliestBookingDate(new Date()), -1);
}

/** The day that is so many days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The seven days of a day's week, from Monday. */
export function listWeek(day: string): readonly string[] {
  const daysSinceMonday = (new Date(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = addDays(day, -daysSinceMonday);
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(monday, index));
}

/** True for a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** Formats days in the user's language. */
export interface DayFormat {
  /** `Δευτέρα 23 Νοεμβρίου 2026` */
  full(day: string): string;
  /** `Δευτέρα` */
  weekday(day: string): string;
  /** `23 Νοεμβρίου` */
  dayOfMonth(day: string): string;
  /** `23–29 Νοεμβρίου 2026` */
  range(from: string, to: string): string;
  /** `10:30`, of an instant, on the shop's clock */
  time(instant: string): string;
}

/** See {@link DayFormat}. */
export function useDayFormat(): DayFormat {
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const create = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const full = create({ dateStyle: 'full' });
    const weekday = create({ weekday: 'long' });
    const dayOfMonth = create({ day: 'numeric', month: 'long' });
    const range = create({ dateStyle: 'long' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Athens' });
    return {
      time: (instant) => time.format(new Date(instant)),
      full: (day) => full.format(new Date(day)),
      weekday: (day) => weekday.format(new Date(day)),
      dayOfMonth: (day) => dayOfMonth.format(new Date(day)),
      range: (from, to) => range.formatRange(new Date(from), new Date(to)),
    };
  }, [locale]);
}
