import type { Language } from '../../text/translate.ts';

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  el: new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
};

/** Formats decimal euros in a language. */
export function formatEuros(euros: number, language: Language): string {
  return formats[language].format(euros);
}
