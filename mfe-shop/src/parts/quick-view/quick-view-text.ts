import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/quick-view/el.json';
import en from '../../../locales/quick-view/en.json';

/** Translations of `mfe-shop/locales/quick-view`. */
export const useQuickViewText = createTextHook({ el, en });
