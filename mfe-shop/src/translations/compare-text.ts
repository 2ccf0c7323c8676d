import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/compare/el.json';
import en from '../../locales/compare/en.json';

/** Translations of `locales/compare`. */
export const useCompareText = createTextHook({ el, en });
/** Return type of {@link useCompareText}, for functions that take it as a parameter. */
export type CompareText = ReturnType<typeof useCompareText>;
