import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/settings-preview/el.json';
import en from '../../../../locales/settings-preview/en.json';

/** Texts of the previews (`locales/settings-preview`), which load with the settings. */
export const usePreviewText = createTextHook({ el, en });
