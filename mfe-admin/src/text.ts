import { type TextKey, useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** Namespace of this package's translations. */
export const NAMESPACE = 'mfe-admin';

/** Dotted path of a text of the back office. */
export type AdminTextKey = TextKey<typeof el>;

/** Texts of the back office in the user's language. */
export const useText = () => useTranslations<typeof el>(NAMESPACE);
