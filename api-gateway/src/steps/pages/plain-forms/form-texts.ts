import type { Language } from '@fakos/contracts/languages';
import el from '../../../../locales/el.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };

/** Texts of the forms that work without scripts. */
export function getFormTexts(language: Language): typeof el.plainForms {
  return (language === 'en' ? en : el).plainForms;
}
