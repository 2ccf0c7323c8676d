import type { SafeStorage } from '@fakos/shared-kit/state';
import {
  CONSENT_STORAGE_KEYS,
  type ConsentState,
  parseStoredConsent,
  UNANSWERED,
} from '@fakos/shared-kit/state/consent';

/** Which text of the question is asked now; another one asks everybody again. */
export const POLICY_VERSION = '2026-01';
/** The text that answers stand for which were stored without naming one. */
const FIRST_POLICY_VERSION = '2026-01';
/** Days that an answer holds (the longest that data protection authorities accept is a year or less). */
const ANSWER_HOLDS_DAYS = 365;
/** Browser-storage key of which text was answered, when, and under which number the shop's log has it. */
export const RECEIPT_STORAGE_KEY = 'cookie-consent-receipt';

const DAY_MS = 86_400_000;
const KEYS = [...Object.values(CONSENT_STORAGE_KEYS), RECEIPT_STORAGE_KEY];

/** When which text was answered; `id` once the shop's log has the answer. */
export interface Receipt {
  readonly version: string;
  readonly at: string;
  readonly id?: string;
}

/** The stored answer while it holds; what cannot be read or no longer holds is cleared (spec section 4). */
export function recallConsent(storage: SafeStorage, now: number = Date.now()): ConsentState {
  const found = readConsent(storage);
  const receipt = readReceipt(storage);
  const version = receipt?.version ?? FIRST_POLICY_VERSION;
  const isOld = receipt !== null && now - Date.parse(receipt.at) > ANSWER_HOLDS_DAYS * DAY_MS;
  if (found && version === POLICY_VERSION && !isOld) return found;
  for (const key of KEYS) storage.removeItem(key);
  return UNANSWERED;
}

/** What another tab wrote: nothing where it cleared the answer, null where it is still writing. */
export function followConsent(storage: SafeStorage): ConsentState | null {
  const isCleared = storage.getItem(CONSENT_STORAGE_KEYS.choice) === null;
  return isCleared ? UNANSWERED : readConsent(storage);
}

/** True for a key, or a clearing of all keys, that changes the answer. */
export function holdsConsent(key: string | null): boolean {
  return key === null || KEYS.includes(key);
}

/** Stores an answer. The receipt is written last: another tab reads them all when it changes. */
export function storeConsent(storage: SafeStorage, { choice, settings }: ConsentState): Receipt {
  const receipt: Receipt = { version: POLICY_VERSION, at: new Date().toISOString() };
  if (choice === null) return receipt;
  storage.setItem(CONSENT_STORAGE_KEYS.settings, JSON.stringify(settings));
  storage.setItem(CONSENT_STORAGE_KEYS.choice, choice);
  storeReceipt(storage, receipt);
  return receipt;
}

/** See {@link Receipt}. */
export function storeReceipt(storage: SafeStorage, receipt: Receipt): void {
  storage.setItem(RECEIPT_STORAGE_KEY, JSON.stringify(receipt));
}

/** The receipt of the stored answer, null where there is none that can be read. */
export function readReceipt(storage: SafeStorage): Receipt | null {
  try {
    const found = JSON.parse(storage.getItem(RECEIPT_STORAGE_KEY) ?? 'null') as Partial<Record<string, unknown>> | null;
    const { version, at, id } = found ?? {};
    if (typeof version !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    return { version, at, ...(typeof id === 'string' ? { id } : {}) };
  } catch {
    return null;
  }
}

function readConsent(storage: SafeStorage): ConsentState | null {
  return parseStoredConsent({
    choice: storage.getItem(CONSENT_STORAGE_KEYS.choice),
    settings: storage.getItem(CONSENT_STORAGE_KEYS.settings),
  });
}
