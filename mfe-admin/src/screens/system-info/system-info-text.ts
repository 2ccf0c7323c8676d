import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/system-info/el.json';
import en from '../../../locales/system-info/en.json';

/** Texts of this screen (`locales/system-info`), which load with it. */
export const useSystemInfoText = createTextHook({ el, en });
