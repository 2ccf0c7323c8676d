import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/user-menu/el.json';
import en from '../../../locales/user-menu/en.json';

/** The words of `shell/locales/user-menu`. */
export const useUserMenuText = lateWords({ el, en });
