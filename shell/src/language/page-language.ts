import {
  getPathLanguage,
  isAdminPath,
  isLanguage,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from '@fakos/contracts/languages';
import { type I18n, loadTranslations, type TranslationLoaders } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitTranslations } from '@fakos/shared-kit/i18n/kit-text';
import type { SafeStorage } from '@fakos/shared-kit/state';

const shellTranslations: TranslationLoaders = {
  el: () => import(/* webpackChunkName: "locale-el" */ '../../locales/el.json').then((module) => module.default),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json').then((module) => module.default),
};

/** Loads the translations that every page needs: the kit's and the shell's. */
export async function loadShellTranslations(i18n: I18n, language: Language): Promise<void> {
  await Promise.all([
    loadTranslations(i18n, KIT_NAMESPACE, kitTranslations, language),
    loadTranslations(i18n, 'shell', shellTranslations, language),
  ]);
}

/** The language that the visitor chose before, if any. */
export function getStoredLanguage(storage: SafeStorage): Language | undefined {
  const stored = storage.getItem(LANGUAGE_STORAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/**
 * The language at the start of the page. An English URL is English; a Greek URL follows the visitor's earlier choice,
 * and so does the back office, whose URLs have no language. The page builder's frame shows the language in its query.
 */
export function getInitialLanguage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: SafeStorage,
): Language {
  if (!isAdminPath(pathname) && getPathLanguage(pathname) === 'en') return 'en';
  const requested = isAdminPath(pathname) ? new URLSearchParams(search).get('lang') : null;
  if (isLanguage(requested)) return requested;
  return getStoredLanguage(storage) ?? 'el';
}
