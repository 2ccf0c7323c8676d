import type { Language } from '@fakos/contracts/languages';
import { type I18n, loadTranslations, type TranslationLoaders } from '@fakos/shared-kit/i18n';

// Translations of pages that few visitors open: loaded with these pages.

const loaders = {
  'shell-account': {
    el: () =>
      import(/* webpackChunkName: "translations-account-el" */ '../../locales/account/el.json').then(
        (module) => module.default,
      ),
    en: () =>
      import(/* webpackChunkName: "translations-account-en" */ '../../locales/account/en.json').then(
        (module) => module.default,
      ),
  },
  'shell-profile': {
    el: () =>
      import(/* webpackChunkName: "translations-profile-el" */ '../../locales/profile/el.json').then(
        (module) => module.default,
      ),
    en: () =>
      import(/* webpackChunkName: "translations-profile-en" */ '../../locales/profile/en.json').then(
        (module) => module.default,
      ),
  },
  'shell-pages': {
    el: () =>
      import(/* webpackChunkName: "translations-pages-el" */ '../../locales/pages/el.json').then(
        (module) => module.default,
      ),
    en: () =>
      import(/* webpackChunkName: "translations-pages-en" */ '../../locales/pages/en.json').then(
        (module) => module.default,
      ),
  },
  // In the chunk that needs them on every page.
  'shell-pwa': {
    el: () => import(/* webpackChunkName: "deferred" */ '../../locales/pwa/el.json').then((module) => module.default),
    en: () => import(/* webpackChunkName: "deferred" */ '../../locales/pwa/en.json').then((module) => module.default),
  },
} satisfies Record<string, TranslationLoaders>;

/** Namespace of translations that load with the pages that need them: a folder of `shell/locales`. */
export type PageNamespace = keyof typeof loaders;

/** Loads translations for the current language. */
export function loadPageTranslations(i18n: I18n, ...namespaces: readonly PageNamespace[]): Promise<unknown> {
  return loadNamespaces(i18n, namespaces, i18n.language as Language);
}

/** Loads the namespaces loaded so far for another language. */
export function loadPageTranslationsFor(i18n: I18n, language: Language): Promise<unknown> {
  const loadedNamespaces = (Object.keys(loaders) as PageNamespace[]).filter((namespace) =>
    i18n.hasResourceBundle(i18n.language, namespace),
  );
  return loadNamespaces(i18n, loadedNamespaces, language);
}

function loadNamespaces(i18n: I18n, namespaces: readonly PageNamespace[], language: Language): Promise<unknown> {
  return Promise.all(namespaces.map((namespace) => loadTranslations(i18n, namespace, loaders[namespace], language)));
}
