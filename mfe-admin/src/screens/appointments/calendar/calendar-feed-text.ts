import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/calendar-feed/el.json';
import en from '../../../../locales/calendar-feed/en.json';

/** Texts of the calendar's address (`locales/calendar-feed`), which load with it. */
export const useCalendarFeedText = createTextHook({ el, en });
