import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../../locales/profile/el.json';

/** The words of `shell/locales/profile`: of who has an account, and of the list of all. */
export const useProfileText = () => useTextOf<typeof el>('shell-profile');
