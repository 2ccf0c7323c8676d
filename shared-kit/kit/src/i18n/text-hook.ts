import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fakos/contracts/languages';
import { useMemo } from 'react';
import { createI18n, type I18n, type Text, type Translations, useLanguage } from './i18n.ts';

/** The instance of all parts, because creating one takes longer than rendering a part. */
let partsI18n: I18n | undefined;
let partCount = 0;

/**
 * Creates a hook for the texts of a lazily loaded part. Both languages are bundled with the part's code, so that they are
 * not in the first load and a language change needs no request.
 */
export function createTextHook<T extends Translations>(translations: Readonly<Record<Language, T>>): () => Text<T> {
  partsI18n ??= createI18n(DEFAULT_LANGUAGE);
  const i18n = partsI18n;
  partCount += 1;
  const namespace = `part-${partCount}`;
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, translations[language]);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part at module level
  return function usePartText() {
    const language = useLanguage();
    // i18next types keys by one global resource type; these are typed by part.
    return useMemo(() => i18n.getFixedT(language, namespace) as unknown as Text<T>, [language]);
  };
}
