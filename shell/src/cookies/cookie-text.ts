import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/cookies/el.json';
import en from '../../locales/cookies/en.json';

/** Texts of `shell/locales/cookies`, for lazy code only. */
export const useCookieText = createTextHook({ el, en });
