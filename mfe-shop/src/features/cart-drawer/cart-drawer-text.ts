import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import cartEl from '../../../locales/cart/el.json';
import cartEn from '../../../locales/cart/en.json';
import el from '../../../locales/cart-drawer/el.json';
import en from '../../../locales/cart-drawer/en.json';

/** Translations of the cart drawer, including those of `locales/cart`. */
export const useCartDrawerText = createTextHook({ el: { ...cartEl, ...el }, en: { ...cartEn, ...en } });
