import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../../locales/profile/el.json';

/** Texts of `shell/locales/profile`: the profile and the user list. */
export const useProfileText = () => useTranslations<typeof el>('shell-profile');
