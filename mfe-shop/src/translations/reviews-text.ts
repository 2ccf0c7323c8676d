import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/reviews/el.json';
import en from '../../locales/reviews/en.json';

/** Translations of `locales/reviews`. */
export const useReviewsText = createTextHook({ el, en });
