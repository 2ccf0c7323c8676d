import el from '../../locales/cart/el.json';
import en from '../../locales/cart/en.json';
import { lateWords } from '../late-words.ts';

/** The words of carts and of what they cost. */
export const useCartText = lateWords({ el, en });
