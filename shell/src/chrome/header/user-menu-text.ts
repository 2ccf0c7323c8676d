import el from '../../../locales/user-menu/el.json';
import en from '../../../locales/user-menu/en.json';
import { lateWords } from '../../language/late-words.ts';

/** The words of `shell/locales/user-menu`. */
export const useUserMenuText = lateWords({ el, en });
