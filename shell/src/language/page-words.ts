import { type Catalogues, type I18n, loadCatalogue } from '@fakos/shared-kit/i18n';
import type { Language } from '@fakos/shared-kit/i18n/languages';

// Words of pages that few visitors open: they travel with those pages and not with every first view.

const catalogues = {
  'shell-account': {
    el: () =>
      import(/* webpackChunkName: "words-account-el" */ '../../locales/account/el.json').then((words) => words.default),
    en: () =>
      import(/* webpackChunkName: "words-account-en" */ '../../locales/account/en.json').then((words) => words.default),
  },
  'shell-profile': {
    el: () =>
      import(/* webpackChunkName: "words-profile-el" */ '../../locales/profile/el.json').then((words) => words.default),
    en: () =>
      import(/* webpackChunkName: "words-profile-en" */ '../../locales/profile/en.json').then((words) => words.default),
  },
  'shell-pages': {
    el: () =>
      import(/* webpackChunkName: "words-pages-el" */ '../../locales/pages/el.json').then((words) => words.default),
    en: () =>
      import(/* webpackChunkName: "words-pages-en" */ '../../locales/pages/en.json').then((words) => words.default),
  },
  'shell-pwa': {
    el: () => import(/* webpackChunkName: "words-pwa-el" */ '../../locales/pwa/el.json').then((words) => words.default),
    en: () => import(/* webpackChunkName: "words-pwa-en" */ '../../locales/pwa/en.json').then((words) => words.default),
  },
} satisfies Record<string, Catalogues>;

/** Namespace of words that load with the pages that need them: a folder of `shell/locales`. */
export type PageWords = keyof typeof catalogues;

/** Loads words for the language in use. */
export function loadPageWords(i18n: I18n, ...namespaces: readonly PageWords[]): Promise<unknown> {
  return loadIn(i18n, namespaces, i18n.language as Language);
}

/** Loads what the page has read so far in another language too. */
export function translatePageWords(i18n: I18n, language: Language): Promise<unknown> {
  const known = (Object.keys(catalogues) as PageWords[]).filter((name) => i18n.hasResourceBundle(i18n.language, name));
  return loadIn(i18n, known, language);
}

function loadIn(i18n: I18n, namespaces: readonly PageWords[], language: Language): Promise<unknown> {
  return Promise.all(namespaces.map((name) => loadCatalogue(i18n, name, catalogues[name], language)));
}
