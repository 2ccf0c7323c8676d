import type { Language } from '../../text/translate.ts';

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  el: new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
};

/** Decimal euros as a language writes them. */
export function formatEuros(euros: number, language: Language): string {
  return formats[language].format(euros);
}
