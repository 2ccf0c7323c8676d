import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/wishlist/el.json';
import en from '../../../locales/wishlist/en.json';

/** Texts of `shell/locales/wishlist`. */
export const useWishlistText = createTextHook({ el, en });
