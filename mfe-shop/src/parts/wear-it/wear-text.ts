import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/wear-it/el.json';
import en from '../../../locales/wear-it/en.json';

/** Translations of `locales/wear-it`, which load with the dialog. */
export const useWearText = createTextHook({ el, en });
