import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import cartEl from '../../../locales/cart/el.json';
import cartEn from '../../../locales/cart/en.json';
import el from '../../../locales/cart-drawer/el.json';
import en from '../../../locales/cart-drawer/en.json';

/** The words of the cart drawer, with those of carts anywhere. */
export const useCartDrawerText = lateWords({ el: { ...cartEl, ...el }, en: { ...cartEn, ...en } });
