import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/analytics/el.json';
import en from '../../../locales/analytics/en.json';

/** Texts of this screen (`locales/analytics`), which load with it. */
export const useAnalyticsText = createTextHook({ el, en });
