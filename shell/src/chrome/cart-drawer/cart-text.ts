import el from '../../../locales/cart/el.json';
import en from '../../../locales/cart/en.json';
import { lateWords } from '../../language/late-words.ts';

/** The words of `shell/locales/cart`. */
export const useCartText = lateWords({ el, en });
