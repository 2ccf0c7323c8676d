import type { Language } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useCallback } from 'react';

const STEP = 1000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the largest unit of which it has one: `1,2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const exponent = bytes < STEP ? 0 : Math.min(Math.floor(Math.log10(bytes) / Math.log10(STEP)), units.length - 1);
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[exponent] ?? 'byte',
    unitDisplay: exponent === 0 ? 'long' : 'short',
    maximumFractionDigits: exponent > 1 ? 1 : 0,
  });
  return format.format(bytes / STEP ** exponent);
}

/** Returns {@link formatBytes} in the user's language. */
export function useFormatBytes(): (bytes: number) => string {
  const language = useLanguage();
  return useCallback((bytes) => formatBytes(bytes, language), [language]);
}
