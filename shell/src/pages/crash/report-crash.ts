import { CRASHES_PATH, MAX_CRASH_ERROR, type PageCrash } from '@fakos/contracts/remote/failures';
import { sendErrorReport } from '../../error-reports/send-error-report.ts';

/** Characters of a reference, without those that look alike. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** Reports the crash to the gateway's log, and the error with its stack. Returns the reference of the log entry, which is shown to the visitor. */
export function reportCrash(error: unknown): string {
  const reference = Array.from({ length: REFERENCE_LENGTH }, pickRandomCharacter).join('');
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const crash: PageCrash = { reference, error: text.slice(0, MAX_CRASH_ERROR), page: window.location.pathname };
  navigator.sendBeacon(CRASHES_PATH, JSON.stringify(crash));
  sendErrorReport(error);
  return reference;
}

function pickRandomCharacter(): string {
  return REFERENCE_ALPHABET[Math.floor(Math.random() * REFERENCE_ALPHABET.length)] ?? '';
}
