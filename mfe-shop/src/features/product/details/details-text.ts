import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/product/el.json';
import en from '../../../../locales/product/en.json';

/** Translations of `locales/product`: texts below the first view of the product page. */
export const useDetailsText = createTextHook({ el, en });
/** Return type of {@link useDetailsText}, for functions that take it as a parameter. */
export type DetailsText = ReturnType<typeof useDetailsText>;
