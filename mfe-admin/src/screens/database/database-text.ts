import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/database/el.json';
import en from '../../../locales/database/en.json';

/** Texts of this screen (`locales/database`), which load with it. */
export const useDatabaseText = createTextHook({ el, en });
