import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../../locales/product-optics/el.json';
import en from '../../../../../locales/product-optics/en.json';

/** Texts about the variants of contact lenses and the strengths of reading glasses (`locales/product-optics`). */
export const useOpticsText = createTextHook({ el, en });
