import el from '../../../locales/quick-view/el.json';
import en from '../../../locales/quick-view/en.json';
import { lateWords } from '../../late-words.ts';

/** The words of `mfe-shop/locales/quick-view`. */
export const useQuickViewText = lateWords({ el, en });
