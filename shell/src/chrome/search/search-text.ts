import el from '../../../locales/search/el.json';
import en from '../../../locales/search/en.json';
import { lateWords } from '../../language/late-words.ts';

/** The words of `shell/locales/search`. */
export const useSearchText = lateWords({ el, en });
