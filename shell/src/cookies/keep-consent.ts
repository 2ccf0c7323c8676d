import type { SafeStorage } from '@fakos/shared-kit/state';
import { type ConsentState, consentRecalled, selectConsent, UNANSWERED } from '@fakos/shared-kit/state/consent';
import type { AppStore } from '../store/store.ts';
import { signalConsent } from './consent-signals.ts';
import { enterInLog } from './log-consent.ts';
import { followConsent, holdsConsent, readReceipt, recallConsent, storeConsent } from './stored-consent.ts';

/** Recalls the answer, stores and logs every new one, tells tags of it, and follows other tabs. */
export function keepConsent(store: AppStore, storage: SafeStorage): void {
  const read = () => selectConsent(store.getState()) ?? UNANSWERED;
  let known = recallConsent(storage);
  let isFollowing = false;
  store.dispatch(consentRecalled(known));
  if (known.choice) signalConsent(known.settings);
  retryLog(storage, known);

  store.subscribe(() => {
    const now = read();
    if (now === known) return;
    known = now;
    signalConsent(now.settings);
    if (!isFollowing) void enterInLog(storage, now, storeConsent(storage, now));
  });
  window.addEventListener('storage', ({ key }) => {
    if (!holdsConsent(key)) return;
    const told = followConsent(storage);
    if (!told || isSame(told, known)) return;
    isFollowing = true;
    store.dispatch(consentRecalled(told));
    isFollowing = false;
  });
}

function retryLog(storage: SafeStorage, consent: ConsentState): void {
  const receipt = readReceipt(storage);
  if (receipt && !receipt.id) void enterInLog(storage, consent, receipt);
}

function isSame(a: ConsentState, b: ConsentState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
