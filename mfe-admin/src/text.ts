import { type TextKey, useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** Name of this package's words. */
export const NAMESPACE = 'mfe-admin';

/** A text of the back office, by its dotted path. */
export type AdminTextKey = TextKey<typeof el>;

/** The words of the back office. */
export const useText = () => useTextOf<typeof el>(NAMESPACE);
