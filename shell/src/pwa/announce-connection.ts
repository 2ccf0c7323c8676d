import type { I18n } from '@fakos/shared-kit/i18n';
import { showToast } from '@fakos/shared-kit/ui/toast';
import { PWA_NAMESPACE } from './pwa-text.ts';

/** Duration of the toasts, in milliseconds (spec section 9). */
export const TOAST_MS = 3000;
const TOAST_KEY = 'connection';

/** Shows a toast when the browser goes offline or online (spec section 8), and at once when it is offline already. */
export function announceConnection(i18n: I18n): void {
  const announce = (state: 'offline' | 'online') => {
    const tone = state === 'online' ? 'success' : 'info';
    showToast(tone, i18n.t(`connection.${state}`, { ns: PWA_NAMESPACE }), { key: TOAST_KEY, duration: TOAST_MS });
  };
  window.addEventListener('offline', () => announce('offline'));
  window.addEventListener('online', () => announce('online'));
  if (!navigator.onLine) announce('offline');
}
