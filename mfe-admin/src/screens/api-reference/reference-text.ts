import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/api-reference/el.json';
import en from '../../../locales/api-reference/en.json';

/** Texts of the API reference (`locales/api-reference`), which load with it. */
export const useReferenceText = createTextHook({ el, en });
