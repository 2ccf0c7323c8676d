import type { logConsent } from '@fakos/contracts/consent/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { API_BASE } from '@fakos/shared-kit/api';
import type { SafeStorage } from '@fakos/shared-kit/state';
import type { ConsentState } from '@fakos/shared-kit/state/consent';
import { type Receipt, readReceipt, storeReceipt } from './stored-consent.ts';

/**
 * Sends a consent choice to the shop's log and stores the id of the log entry. Sent without cookies and without a
 * token, so that the entry does not identify the visitor. A failed request is repeated on the next visit.
 */
export async function sendConsentLog(
  storage: SafeStorage,
  { choice, settings }: ConsentState,
  receipt: Receipt,
): Promise<void> {
  if (choice === null) return;
  const { functional, analytics, marketing } = settings;
  const body: EndpointBody<typeof logConsent> = { version: receipt.version, choice, functional, analytics, marketing };
  try {
    const response = await fetch(`${API_BASE}consent.php`, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) return;
    const { data } = (await response.json()) as EndpointResponse<typeof logConsent>;
    // Another choice may have been made meanwhile; it has its own receipt.
    if (readReceipt(storage)?.at === receipt.at) storeReceipt(storage, { ...receipt, id: data.consent_id });
  } catch {
    // The choice applies without a log entry; the next visit retries.
  }
}
