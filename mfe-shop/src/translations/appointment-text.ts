import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/appointment/el.json';
import en from '../../locales/appointment/en.json';

/** Translations of `mfe-shop/locales/appointment`. */
export const useAppointmentText = createTextHook({ el, en });
