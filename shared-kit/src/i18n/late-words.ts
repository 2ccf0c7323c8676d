import { useMemo } from 'react';
import { type Catalogue, createI18n, type Text, useLanguage } from './i18n.ts';
import { LANGUAGES, type Language } from './languages.ts';

const NAMESPACE = 'late';

/**
 * Words of a part that opens on demand, or that few pages have. They travel with its code, in both languages, so that no
 * first view carries them and a change of language waits for nothing.
 */
export function lateWords<T extends Catalogue>(words: Readonly<Record<Language, T>>): () => Text<T> {
  const i18n = createI18n('el');
  for (const language of LANGUAGES) i18n.addResourceBundle(language, NAMESPACE, words[language]);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each catalogue, where its module begins
  return function useLateText() {
    const language = useLanguage();
    // i18next types its keys by one global resource type; ours are typed by catalogue.
    return useMemo(() => i18n.getFixedT(language, NAMESPACE) as unknown as Text<T>, [language]);
  };
}
