import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/override/el.json';
import en from '../../../locales/override/en.json';

/** Texts of `shell/locales/override`, for lazy code only. */
export const useOverrideText = createTextHook({ el, en });
