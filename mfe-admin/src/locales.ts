import type { TranslationLoaders } from '@fakos/shared-kit/i18n';

/** Loaders of the back office's translations. */
export const translationLoaders: TranslationLoaders = {
  el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((module) => module.default),
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((module) => module.default),
};
