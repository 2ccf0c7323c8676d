import type errors from '@fakos/contracts/locales/el.json';
import type el from '../../locales/el.json';
import type { TranslationLoaders, Translations } from './i18n.ts';
import { useTranslations } from './i18n.ts';

/** Namespace of the shared translations. */
export const KIT_NAMESPACE = 'shared-kit';

/** Shared texts: error messages of the contracts, common actions and states of the kit. */
export const useKitText = () => useTranslations<typeof el & typeof errors>(KIT_NAMESPACE);

/** The shared translations, loaded by the shell before the first render. */
export const kitTranslations: TranslationLoaders = {
  el: () =>
    Promise.all([
      import(/* webpackChunkName: "locale-el" */ '../../locales/el.json'),
      import(/* webpackChunkName: "locale-el" */ '@fakos/contracts/locales/el.json'),
    ]).then(mergeTranslations),
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "locale-en" */ '../../locales/en.json'),
      import(/* webpackChunkName: "locale-en" */ '@fakos/contracts/locales/en.json'),
    ]).then(mergeTranslations),
};

function mergeTranslations(modules: readonly { default: Translations }[]): Translations {
  return Object.assign({}, ...modules.map((module) => module.default));
}
