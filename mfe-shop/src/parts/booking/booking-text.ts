import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/booking/el.json';
import en from '../../../locales/booking/en.json';

/** The words of `mfe-shop/locales/booking`. */
export const useBookingText = lateWords({ el, en });
