import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import cartEl from '../../locales/cart/el.json';
import cartEn from '../../locales/cart/en.json';
import el from '../../locales/orders/el.json';
import en from '../../locales/orders/en.json';

/** Translations of orders, including those of `locales/cart`. */
export const useOrderText = createTextHook({ el: { ...cartEl, ...el }, en: { ...cartEn, ...en } });
/** Return type of {@link useOrderText}, for functions that take it as a parameter. */
export type OrderText = ReturnType<typeof useOrderText>;
