import { type Catalogue, createI18n, type Text, useLanguage } from '@fakos/shared-kit/i18n';
import { LANGUAGES, type Language } from '@fakos/shared-kit/i18n/languages';
import { useMemo } from 'react';

const NAMESPACE = 'late';

/**
 * Words of pages that few visitors of the shop open. They travel with those pages, in both languages, so that the list
 * and the product page do not carry them and a change of language waits for nothing.
 */
export function lateWords<T extends Catalogue>(words: Readonly<Record<Language, T>>): () => Text<T> {
  const i18n = createI18n('el');
  for (const language of LANGUAGES) i18n.addResourceBundle(language, NAMESPACE, words[language]);
  return function useLateText() {
    const language = useLanguage();
    // i18next types its keys by one global resource type; ours are typed by catalogue.
    return useMemo(() => i18n.getFixedT(language, NAMESPACE) as unknown as Text<T>, [language]);
  };
}
