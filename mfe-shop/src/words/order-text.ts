import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import cartEl from '../../locales/cart/el.json';
import cartEn from '../../locales/cart/en.json';
import el from '../../locales/orders/el.json';
import en from '../../locales/orders/en.json';

/** The words of orders, with those of what they cost. */
export const useOrderText = lateWords({ el: { ...cartEl, ...el }, en: { ...cartEn, ...en } });
/** What {@link useOrderText} hands out, for functions that choose among texts. */
export type OrderText = ReturnType<typeof useOrderText>;
