import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/override/el.json';
import en from '../../../../locales/override/en.json';

/** Texts of the developer's panel. */
export const usePanelText = createTextHook({ el, en });
