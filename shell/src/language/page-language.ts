import { baseApi } from '@fakos/shared-kit/api';
import { type Catalogues, type I18n, loadCatalogue } from '@fakos/shared-kit/i18n';
import { KIT_NAMESPACE, kitCatalogues } from '@fakos/shared-kit/i18n/kit-text';
import {
  isAdminPath,
  isLanguage,
  LANGUAGE_STORAGE_KEY,
  type Language,
  languageOfPath,
  localisePath,
} from '@fakos/shared-kit/i18n/languages';
import { browserStorage, type SafeStorage } from '@fakos/shared-kit/state';
import type { RemoteInstaller } from '../remotes/remote-installer.ts';
import type { AppStore } from '../store/store.ts';
import { translatePageWords } from './page-words.ts';

const shellCatalogues: Catalogues = {
  el: () => import(/* webpackChunkName: "locale-el" */ '../../locales/el.json').then((words) => words.default),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json').then((words) => words.default),
};

/** Loads the words that every page needs: the kit's and the shell's. */
export async function loadOwnCatalogues(i18n: I18n, language: Language): Promise<void> {
  await Promise.all([
    loadCatalogue(i18n, KIT_NAMESPACE, kitCatalogues, language),
    loadCatalogue(i18n, 'shell', shellCatalogues, language),
  ]);
}

/** What the visitor chose before, if anything. */
export function storedLanguage(storage: SafeStorage): Language | undefined {
  const stored = storage.getItem(LANGUAGE_STORAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/**
 * The language of a page that starts: an English address is English; a Greek address follows what the visitor chose
 * before, and the back office, whose addresses have no language, does so too.
 */
export function startLanguage(path: string, storage: SafeStorage): Language {
  if (!isAdminPath(path) && languageOfPath(path) === 'en') return 'en';
  return storedLanguage(storage) ?? 'el';
}

/** Changes the language without leaving the page: words first, then the texts of the API, then the address. */
export async function changeLanguage(
  language: Language,
  parts: { i18n: I18n; store: AppStore; installer: RemoteInstaller; go: (address: string) => Promise<void> | void },
): Promise<void> {
  const { i18n, store, installer, go } = parts;
  await Promise.all([
    loadOwnCatalogues(i18n, language),
    installer.loadCatalogues(language),
    translatePageWords(i18n, language),
  ]);
  browserStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  store.dispatch(baseApi.util.invalidateTags(['Localised']));
  const { pathname, search, hash } = window.location;
  await go(localisePath(`${pathname}${search}${hash}`, language));
}
