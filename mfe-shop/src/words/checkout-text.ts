import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import cartEl from '../../locales/cart/el.json';
import cartEn from '../../locales/cart/en.json';
import el from '../../locales/checkout/el.json';
import en from '../../locales/checkout/en.json';

/** The words of the checkout, with those of the cart that is bought. */
export const useCheckoutText = lateWords({ el: { ...cartEl, ...el }, en: { ...cartEn, ...en } });
/** What {@link useCheckoutText} hands out, for functions that choose among texts. */
export type CheckoutText = ReturnType<typeof useCheckoutText>;
