import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/home/el.json';
import en from '../../locales/home/en.json';

/** Texts of `shell/locales/home`, for lazy code only. */
export const useHomeText = createTextHook({ el, en });
