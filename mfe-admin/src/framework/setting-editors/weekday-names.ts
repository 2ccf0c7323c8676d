import { LOCALES } from '@fakos/contracts/languages';
import { type Weekday, weekdays } from '@fakos/contracts/text/weekdays';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';

/** The names of the days of the week in the user's language. */
export function useWeekdayNames(): Readonly<Record<Weekday, string>> {
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // The first day of 2024 was a Monday.
    const entries = weekdays.map((day, index) => [day, format.format(new Date(Date.UTC(2024, 0, 1 + index)))]);
    return Object.fromEntries(entries) as Record<Weekday, string>;
  }, [locale]);
}
