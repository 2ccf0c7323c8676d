import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** Namespace of the shell's own words. */
export const SHELL_NAMESPACE = 'shell';

/** The words of `shell/locales`. */
export const useText = () => useTextOf<typeof el>(SHELL_NAMESPACE);
