import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** Namespace of the shell's translations. */
export const SHELL_NAMESPACE = 'shell';

/** Texts of `shell/locales`. */
export const useText = () => useTranslations<typeof el>(SHELL_NAMESPACE);
