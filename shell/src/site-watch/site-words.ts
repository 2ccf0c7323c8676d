import { useLanguage } from '@fakos/shared-kit/i18n';
import el from '../../locales/site/el.json';
import en from '../../locales/site/en.json';

const words = { el, en } as const;

/** The words of `shell/locales/site`, in both languages: so few that they come with whoever shows them. */
export const useSiteWords = () => words[useLanguage()];
