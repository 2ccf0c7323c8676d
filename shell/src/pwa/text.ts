import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../../locales/pwa/el.json';

/** Namespace of the app's words, which come after the first view. */
export const PWA_NAMESPACE = 'shell-pwa';
/** What {@link PWA_NAMESPACE} holds. */
export type PwaWords = typeof el;

/** The words of `shell/locales/pwa`. */
export const useText = () => useTextOf<PwaWords>(PWA_NAMESPACE);
