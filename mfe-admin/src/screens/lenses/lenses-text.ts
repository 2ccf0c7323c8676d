import elOptions from '@fakos/contracts/locales/lenses/el.json';
import enOptions from '@fakos/contracts/locales/lenses/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/lenses/el.json';
import en from '../../../locales/lenses/en.json';

/** Texts of this screen (`locales/lenses`) and names of lens options, which load with it. */
export const useLensesText = createTextHook({ el: { ...el, ...elOptions }, en: { ...en, ...enOptions } });
