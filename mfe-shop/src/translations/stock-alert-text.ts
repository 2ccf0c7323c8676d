import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/stock-alert/el.json';
import en from '../../locales/stock-alert/en.json';

/** Translations of `locales/stock-alert`. */
export const useStockAlertText = createTextHook({ el, en });
