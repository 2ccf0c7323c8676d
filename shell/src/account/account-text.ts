import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../../locales/account/el.json';

/** Texts of `shell/locales/account`: login, registration, password recovery. */
export const useAccountText = () => useTranslations<typeof el>('shell-account');
