import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/prescriptions/el.json';
import en from '../../../../locales/prescriptions/en.json';

/** Texts of `locales/prescriptions`, which load with the orders. */
export const usePrescriptionsText = createTextHook({ el, en });
