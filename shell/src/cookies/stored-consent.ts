import type { SafeStorage } from '@fakos/shared-kit/state';
import {
  CONSENT_STORAGE_KEYS,
  type ConsentState,
  INITIAL_CONSENT,
  parseStoredConsent,
} from '@fakos/shared-kit/state/consent';

/** Version of the consent text; a new one asks every visitor again. */
export const POLICY_VERSION = '2026-01';
/** Version assumed for choices that were stored without a receipt. */
const FIRST_POLICY_VERSION = '2026-01';
/** Validity of a choice in days (data protection authorities accept at most a year). */
const VALIDITY_DAYS = 365;
/** Browser-storage key of the {@link Receipt}. */
export const RECEIPT_STORAGE_KEY = 'cookie-consent-receipt';

const DAY_MS = 86_400_000;
const KEYS = [...Object.values(CONSENT_STORAGE_KEYS), RECEIPT_STORAGE_KEY];

/** Policy version and time of a choice; `id` once the shop's log has an entry for it. */
export interface Receipt {
  readonly version: string;
  readonly at: string;
  readonly id?: string;
}

/** Reads the stored choice; one that is invalid or expired is deleted (spec section 4). */
export function readStoredConsent(storage: SafeStorage, now: number = Date.now()): ConsentState {
  const stored = readConsent(storage);
  const receipt = readReceipt(storage);
  const version = receipt?.version ?? FIRST_POLICY_VERSION;
  const isExpired = receipt !== null && now - Date.parse(receipt.at) > VALIDITY_DAYS * DAY_MS;
  if (stored && version === POLICY_VERSION && !isExpired) return stored;
  for (const key of KEYS) storage.removeItem(key);
  return INITIAL_CONSENT;
}

/** Reads a change made in another tab: no choice where it was deleted, null while the other tab is still writing. */
export function readConsentOfOtherTab(storage: SafeStorage): ConsentState | null {
  const isCleared = storage.getItem(CONSENT_STORAGE_KEYS.choice) === null;
  return isCleared ? INITIAL_CONSENT : readConsent(storage);
}

/** True for a storage key of the consent, or null (all keys cleared). */
export function isConsentKey(key: string | null): boolean {
  return key === null || KEYS.includes(key);
}

/** Stores a choice. The receipt is written last, because other tabs read all keys when it changes. */
export function storeConsent(storage: SafeStorage, { choice, settings }: ConsentState): Receipt {
  const receipt: Receipt = { version: POLICY_VERSION, at: new Date().toISOString() };
  if (choice === null) return receipt;
  storage.setItem(CONSENT_STORAGE_KEYS.settings, JSON.stringify(settings));
  storage.setItem(CONSENT_STORAGE_KEYS.choice, choice);
  storeReceipt(storage, receipt);
  return receipt;
}

/** Stores the {@link Receipt} of a choice. */
export function storeReceipt(storage: SafeStorage, receipt: Receipt): void {
  storage.setItem(RECEIPT_STORAGE_KEY, JSON.stringify(receipt));
}

/** Reads the receipt; null where there is none or it is invalid. */
export function readReceipt(storage: SafeStorage): Receipt | null {
  try {
    const stored = JSON.parse(storage.getItem(RECEIPT_STORAGE_KEY) ?? 'null') as Partial<
      Record<string, unknown>
    > | null;
    const { version, at, id } = stored ?? {};
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
