import el from '../../../locales/product-slots/el.json';
import en from '../../../locales/product-slots/en.json';
import { lateWords } from '../../late-words.ts';

/** The words of `mfe-shop/locales/product-slots`. */
export const useSlotsText = lateWords({ el, en });
