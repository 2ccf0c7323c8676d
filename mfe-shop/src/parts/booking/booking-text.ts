import el from '../../../locales/booking/el.json';
import en from '../../../locales/booking/en.json';
import { lateWords } from '../../late-words.ts';

/** The words of `mfe-shop/locales/booking`. */
export const useBookingText = lateWords({ el, en });
