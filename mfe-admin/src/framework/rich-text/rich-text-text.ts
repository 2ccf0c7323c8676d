import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/rich-text/el.json';
import en from '../../../locales/rich-text/en.json';

/** Texts of the rich text editor (`locales/rich-text`), which load with it. */
export const useRichTextText = createTextHook({ el, en });
