import type { Language } from '../../../text/translate.ts';

const locales: Readonly<Record<Language, string>> = { el: 'el-GR', en: 'en-GB' };

/** A power with its sign and two decimals, as opticians write it. */
export function formatDioptres(value: number, language: Language): string {
  return value.toLocaleString(locales[language], {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** A measure in millimetres with one or two decimals. */
export function formatMillimetres(value: number, language: Language): string {
  return value.toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}
