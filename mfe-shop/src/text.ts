import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** The shop's words in the visitor's language. */
export const useText = () => useTextOf<typeof el>('mfe-shop');
/** What {@link useText} hands out, for functions that choose among texts. */
export type ShopText = ReturnType<typeof useText>;
