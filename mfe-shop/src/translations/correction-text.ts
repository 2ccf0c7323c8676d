import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/correction/el.json';
import en from '../../locales/correction/en.json';

/** Translations of `locales/correction`. */
export const useCorrectionText = createTextHook({ el, en });
