import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/bank/el.json';
import en from '../../../locales/bank/en.json';

/** The words of `mfe-shop/locales/bank`. */
export const useBankText = lateWords({ el, en });
