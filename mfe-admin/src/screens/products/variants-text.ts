import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/product-variants/el.json';
import en from '../../../locales/product-variants/en.json';

/** Texts about variants of products (`locales/product-variants`). */
export const useVariantsText = createTextHook({ el, en });
