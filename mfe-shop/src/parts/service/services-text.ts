import el from '../../../locales/services/el.json';
import en from '../../../locales/services/en.json';
import { lateWords } from '../../late-words.ts';

/** The words of `mfe-shop/locales/services`. */
export const useServicesText = lateWords({ el, en });
