import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/cart/el.json';
import en from '../../../locales/cart/en.json';

/** The words of `shell/locales/cart`. */
export const useCartText = lateWords({ el, en });
