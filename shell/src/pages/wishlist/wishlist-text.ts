import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/wishlist/el.json';
import en from '../../../locales/wishlist/en.json';

/** The words of `shell/locales/wishlist`. */
export const useWishlistText = lateWords({ el, en });
