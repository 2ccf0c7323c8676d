import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import cartEl from '../../locales/cart/el.json';
import cartEn from '../../locales/cart/en.json';
import el from '../../locales/checkout/el.json';
import en from '../../locales/checkout/en.json';

/** Translations of the checkout, including those of `locales/cart`. */
export const useCheckoutText = createTextHook({ el: { ...cartEl, ...el }, en: { ...cartEn, ...en } });
/** Return type of {@link useCheckoutText}, for functions that take it as a parameter. */
export type CheckoutText = ReturnType<typeof useCheckoutText>;
