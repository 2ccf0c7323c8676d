import el from '../../../locales/wishlist/el.json';
import en from '../../../locales/wishlist/en.json';
import { lateWords } from '../../language/late-words.ts';

/** The words of `shell/locales/wishlist`. */
export const useWishlistText = lateWords({ el, en });
