import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../../../locales/pages/el.json';

/** Texts of `shell/locales/pages`: informational pages. */
export const usePagesText = () => useTranslations<typeof el>('shell-pages');
