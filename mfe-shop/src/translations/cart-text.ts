import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/cart/el.json';
import en from '../../locales/cart/en.json';

/** Translations of `locales/cart`. */
export const useCartText = createTextHook({ el, en });
