import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** Translations of the shop, in the visitor's language. */
export const useText = () => useTranslations<typeof el>('mfe-shop');
