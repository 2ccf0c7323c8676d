import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/services/el.json';
import en from '../../../locales/services/en.json';

/** Translations of `mfe-shop/locales/services`. */
export const useServicesText = createTextHook({ el, en });
