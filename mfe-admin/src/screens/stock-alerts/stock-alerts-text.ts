import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/stock-alerts/el.json';
import en from '../../../locales/stock-alerts/en.json';

/** Translations of `locales/stock-alerts`. */
export const useStockAlertsText = createTextHook({ el, en });
