import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../../locales/account/el.json';

/** The words of `shell/locales/account`: of everything that leads into an account. */
export const useAccountText = () => useTextOf<typeof el>('shell-account');
