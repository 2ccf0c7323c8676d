import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/product-slots/el.json';
import en from '../../../locales/product-slots/en.json';

/** The words of `mfe-shop/locales/product-slots`. */
export const useSlotsText = lateWords({ el, en });
