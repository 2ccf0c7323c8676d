import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../../../locales/pages/el.json';

/** The words of `shell/locales/pages`: of informational pages. */
export const usePagesText = () => useTextOf<typeof el>('shell-pages');
