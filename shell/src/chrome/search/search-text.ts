import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/search/el.json';
import en from '../../../locales/search/en.json';

/** Texts of `shell/locales/search`. */
export const useSearchText = createTextHook({ el, en });
