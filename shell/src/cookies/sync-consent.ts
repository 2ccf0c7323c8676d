import type { SafeStorage } from '@fakos/shared-kit/state';
import { type ConsentState, consentRestored, INITIAL_CONSENT, selectConsent } from '@fakos/shared-kit/state/consent';
import type { AppStore } from '../store/store.ts';
import { signalConsent } from './consent-signals.ts';
import { sendConsentLog } from './log-consent.ts';
import { isConsentKey, readConsentOfOtherTab, readReceipt, readStoredConsent, storeConsent } from './stored-consent.ts';

/**
 * Restores the stored consent, stores and logs every new choice, signals it to tags, and follows changes in other tabs.
 */
export function syncConsent(store: AppStore, storage: SafeStorage): void {
  const readConsent = () => selectConsent(store.getState()) ?? INITIAL_CONSENT;
  let current = readStoredConsent(storage);
  let isFollowing = false;
  store.dispatch(consentRestored(current));
  if (current.choice) signalConsent(current.settings);
  retryLog(storage, current);

  store.subscribe(() => {
    const next = readConsent();
    if (next === current) return;
    current = next;
    signalConsent(next.settings);
    if (!isFollowing) void sendConsentLog(storage, next, storeConsent(storage, next));
  });
  window.addEventListener('storage', ({ key }) => {
    if (!isConsentKey(key)) return;
    const fromOtherTab = readConsentOfOtherTab(storage);
    if (!fromOtherTab || isSame(fromOtherTab, current)) return;
    isFollowing = true;
    store.dispatch(consentRestored(fromOtherTab));
    isFollowing = false;
  });
}

function retryLog(storage: SafeStorage, consent: ConsentState): void {
  const receipt = readReceipt(storage);
  if (receipt && !receipt.id) void sendConsentLog(storage, consent, receipt);
}

function isSame(a: ConsentState, b: ConsentState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
