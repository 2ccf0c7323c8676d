import elOptions from '@fakos/contracts/locales/lenses/el.json';
import enOptions from '@fakos/contracts/locales/lenses/en.json';
import elRules from '@fakos/contracts/locales/prescriptions/el.json';
import enRules from '@fakos/contracts/locales/prescriptions/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/prescriptions/el.json';
import en from '../../../../locales/prescriptions/en.json';

/** Texts of `locales/prescriptions`, names of lens options, and messages of the rules; they load with the orders. */
export const usePrescriptionsText = createTextHook({
  el: { ...el, lens: elOptions, rules: elRules },
  en: { ...en, lens: enOptions, rules: enRules },
});
/** Return type of {@link usePrescriptionsText}, for functions that take it as a parameter. */
export type PrescriptionsText = ReturnType<typeof usePrescriptionsText>;
