import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/services/el.json';
import en from '../../../locales/services/en.json';

/** The words of `mfe-shop/locales/services`. */
export const useServicesText = lateWords({ el, en });
