import elProducts from '@fakos/contracts/locales/products/el.json';
import enProducts from '@fakos/contracts/locales/products/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/product/el.json';
import en from '../../../../locales/product/en.json';

/** Translations of `locales/product`: texts below the first view of the product page; `glasses` are names of properties. */
export const useDetailsText = createTextHook({
  el: { ...el, glasses: elProducts },
  en: { ...en, glasses: enProducts },
});
/** Return type of {@link useDetailsText}, for functions that take it as a parameter. */
export type DetailsText = ReturnType<typeof useDetailsText>;
