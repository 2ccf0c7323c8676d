import { type I18n, useTranslations } from '@fakos/shared-kit/i18n';
import el from '../../locales/cookies/el.json';
import en from '../../locales/cookies/en.json';

const NAMESPACE = 'shell-cookies';

/** Adds the texts in both languages, because this code is loaded after the translations of the page. */
export function addCookieTranslations(i18n: I18n): void {
  i18n.addResourceBundle('el', NAMESPACE, el);
  i18n.addResourceBundle('en', NAMESPACE, en);
}

/** Texts of `shell/locales/cookies`. */
export const useCookieText = () => useTranslations<typeof el>(NAMESPACE);
