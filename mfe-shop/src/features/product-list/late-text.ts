import el from '../../../locales/list-filters/el.json';
import en from '../../../locales/list-filters/en.json';
import { lateWords } from '../../late-words.ts';

/** Words of the filters that open on demand (`locales/list-filters`). */
export const useLateText = lateWords({ el, en });
