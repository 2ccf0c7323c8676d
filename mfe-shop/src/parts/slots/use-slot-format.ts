import { LOCALES } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';

/** Formats days and times of the shop's clock, wherever the visitor is. */
export function useSlotFormat() {
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Athens' });
    const short = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return {
      time: (instant: string) => time.format(new Date(instant)),
      shortDay: (day: string) => short.format(new Date(day)),
    };
  }, [locale]);
}
