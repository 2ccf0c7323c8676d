import { API_BASE } from '@fakos/shared-kit/api';
import type { logConsent } from '@fakos/shared-kit/api/consent/contract';
import type { AnswerOf, BodyOf } from '@fakos/shared-kit/api/contract';
import type { SafeStorage } from '@fakos/shared-kit/state';
import type { ConsentState } from '@fakos/shared-kit/state/consent';
import { type Receipt, readReceipt, storeReceipt } from './stored-consent.ts';

/**
 * Puts an answer into the shop's log and keeps the number that it got there. Sent without cookies and without a token, so
 * that nothing in it says who answered. Where it fails, the next visit tries again.
 */
export async function enterInLog(
  storage: SafeStorage,
  { choice, settings }: ConsentState,
  receipt: Receipt,
): Promise<void> {
  if (choice === null) return;
  const { functional, analytics, marketing } = settings;
  const body: BodyOf<typeof logConsent> = { version: receipt.version, choice, functional, analytics, marketing };
  try {
    const answer = await fetch(`${API_BASE}consent.php`, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return;
    const { data } = (await answer.json()) as AnswerOf<typeof logConsent>;
    // Another answer may have been given meanwhile; it has a receipt of its own.
    if (readReceipt(storage)?.at === receipt.at) storeReceipt(storage, { ...receipt, id: data.consent_id });
  } catch {
    // The answer stands without its entry, which the next visit makes.
  }
}
