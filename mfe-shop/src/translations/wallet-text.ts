import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/wallet/el.json';
import en from '../../locales/wallet/en.json';

/** Translations of `locales/wallet`. */
export const useWalletText = createTextHook({ el, en });
