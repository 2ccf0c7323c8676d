import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/not-found/el.json';
import en from '../../locales/not-found/en.json';

/** Texts of `shell/locales/not-found`, for lazy code only. */
export const useNotFoundText = createTextHook({ el, en });
