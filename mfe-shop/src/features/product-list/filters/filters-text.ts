import elProducts from '@fakos/contracts/locales/products/el.json';
import enProducts from '@fakos/contracts/locales/products/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/list-filters/el.json';
import en from '../../../../locales/list-filters/en.json';

/** Translations of the lazy filter components (`locales/list-filters`), and names of the properties of glasses. */
export const useFiltersText = createTextHook({
  el: { ...el, fields: elProducts.fields },
  en: { ...en, fields: enProducts.fields },
});
