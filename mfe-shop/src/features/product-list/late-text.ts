import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../locales/list-filters/el.json';
import en from '../../../locales/list-filters/en.json';

/** Words of the filters that open on demand (`locales/list-filters`). */
export const useLateText = lateWords({ el, en });
