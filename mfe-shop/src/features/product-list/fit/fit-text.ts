import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/fit/el.json';
import en from '../../../../locales/fit/en.json';

/** Translations of `locales/fit`; they load with the form. */
export const useFitText = createTextHook({ el, en });
