import { useTranslations } from '@fakos/shared-kit/i18n';
import type el from '../../locales/pwa/el.json';

/** Namespace of the texts of the progressive web app, loaded after the first view. */
export const PWA_NAMESPACE = 'shell-pwa';
/** Translations of {@link PWA_NAMESPACE}. */
export type PwaTranslations = typeof el;

/** Texts of `shell/locales/pwa`. */
export const usePwaText = () => useTranslations<PwaTranslations>(PWA_NAMESPACE);
