import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/booking/el.json';
import en from '../../../locales/booking/en.json';

/** Translations of `mfe-shop/locales/booking`. */
export const useBookingText = createTextHook({ el, en });
