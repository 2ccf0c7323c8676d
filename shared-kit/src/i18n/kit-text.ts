import type el from '../../locales/el.json';
import type { Catalogues } from './i18n.ts';
import { useTextOf } from './i18n.ts';

/** Namespace of the words that several packages share. */
export const KIT_NAMESPACE = 'shared-kit';

/** The words of `shared-kit/locales`: errors, common actions, states. */
export const useKitText = () => useTextOf<typeof el>(KIT_NAMESPACE);

/** The kit's catalogues, loaded by the shell before anything renders. */
export const kitCatalogues: Catalogues = {
  el: () => import(/* webpackChunkName: "locale-el" */ '../../locales/el.json').then((words) => words.default),
  en: () => import(/* webpackChunkName: "locale-en" */ '../../locales/en.json').then((words) => words.default),
};
