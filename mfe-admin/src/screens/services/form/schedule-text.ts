import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/service-schedule/el.json';
import en from '../../../../locales/service-schedule/en.json';

/** Texts of the schedule's fields (`locales/service-schedule`), which load with them. */
export const useScheduleText = createTextHook({ el, en });
