import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/editor/el.json';
import en from '../../locales/editor/en.json';

/** Texts of the editor (`locales/editor`), which load with it. */
export const useEditorText = createTextHook({ el, en });
