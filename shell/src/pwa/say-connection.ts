import type { I18n } from '@fakos/shared-kit/i18n';
import { showToast } from '@fakos/shared-kit/ui/toast';
import { PWA_NAMESPACE } from './text.ts';

/** How long the toasts about the connection stay, in milliseconds (spec section 9). */
export const TOAST_MS = 3000;
const TOAST_KEY = 'connection';

/** Says when the network goes and when it is back (spec section 8); one that is away already is said at once. */
export function sayConnection(i18n: I18n): void {
  const say = (state: 'offline' | 'online') => {
    const tone = state === 'online' ? 'success' : 'info';
    showToast(tone, i18n.t(`connection.${state}`, { ns: PWA_NAMESPACE }), { key: TOAST_KEY, duration: TOAST_MS });
  };
  window.addEventListener('offline', () => say('offline'));
  window.addEventListener('online', () => say('online'));
  if (!navigator.onLine) say('offline');
}
