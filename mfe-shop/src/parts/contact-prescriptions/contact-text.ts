import elRules from '@fakos/contracts/locales/contact-prescriptions/el.json';
import enRules from '@fakos/contracts/locales/contact-prescriptions/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/contact-prescriptions/el.json';
import en from '../../../locales/contact-prescriptions/en.json';

/** Translations of `locales/contact-prescriptions` and messages of the rules; they load with the parts that show such prescriptions. */
export const useContactText = createTextHook({ el: { ...el, rules: elRules }, en: { ...en, rules: enRules } });
