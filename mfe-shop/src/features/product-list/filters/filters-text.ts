import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/list-filters/el.json';
import en from '../../../../locales/list-filters/en.json';

/** Translations of the lazy filter components (`locales/list-filters`). */
export const useFiltersText = createTextHook({ el, en });
