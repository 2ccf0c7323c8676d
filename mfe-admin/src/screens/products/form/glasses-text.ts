import el from '@fakos/contracts/locales/products/el.json';
import en from '@fakos/contracts/locales/products/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';

/** Names of the properties of glasses and of their values. */
export const useGlassesText = createTextHook({ el, en });
