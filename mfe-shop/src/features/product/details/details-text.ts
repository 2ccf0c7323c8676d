import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../../../locales/product/el.json';
import en from '../../../../locales/product/en.json';

/** The words of `locales/product`: of what stands below the first view of a product's page. */
export const useDetailsText = lateWords({ el, en });
/** What {@link useDetailsText} hands out, for functions that choose among texts. */
export type DetailsText = ReturnType<typeof useDetailsText>;
