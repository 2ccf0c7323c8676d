import { type I18n, useTextOf } from '@fakos/shared-kit/i18n';
import el from '../../locales/cookies/el.json';
import en from '../../locales/cookies/en.json';

const NAMESPACE = 'shell-cookies';

/** Puts the words in place, in both languages: they come after the first view, and change at once with the language. */
export function addWords(i18n: I18n): void {
  i18n.addResourceBundle('el', NAMESPACE, el);
  i18n.addResourceBundle('en', NAMESPACE, en);
}

/** The words of `shell/locales/cookies`. */
export const useText = () => useTextOf<typeof el>(NAMESPACE);
