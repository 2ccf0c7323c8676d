import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/product-slots/el.json';
import en from '../../../locales/product-slots/en.json';

/** Translations of `mfe-shop/locales/product-slots`. */
export const useSlotsText = createTextHook({ el, en });
