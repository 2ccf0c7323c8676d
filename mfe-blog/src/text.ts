import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** Texts of this package in the visitor's language. */
export const useText = () => useTranslations<typeof el>('mfe-blog');
