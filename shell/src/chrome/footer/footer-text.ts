import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/footer/el.json';
import en from '../../../locales/footer/en.json';

/** Texts of `shell/locales/footer`, for lazy code only. */
export const useFooterText = createTextHook({ el, en });
