import { useLanguage } from '@fakos/shared-kit/i18n';
import el from '../../locales/site/el.json';
import en from '../../locales/site/en.json';

const translations = { el, en } as const;

/** Texts of `shell/locales/site` in both languages: small enough to be bundled with the code that shows them. */
export const useSiteTranslations = () => translations[useLanguage()];
