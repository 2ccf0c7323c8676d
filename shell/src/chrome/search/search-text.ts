import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/search/el.json';
import en from '../../../locales/search/en.json';

/** The words of `shell/locales/search`. */
export const useSearchText = lateWords({ el, en });
