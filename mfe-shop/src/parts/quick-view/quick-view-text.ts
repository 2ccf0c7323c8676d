import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/quick-view/el.json';
import en from '../../../locales/quick-view/en.json';

/** The words of `mfe-shop/locales/quick-view`. */
export const useQuickViewText = lateWords({ el, en });
