import { CRASHES_PATH, MAX_CRASH_ERROR, type PageCrash } from '@fakos/shared-kit/remote/failures';

/** Letters and digits of a reference, without those that are taken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** Tells the gateway that a page failed as a whole; answers the reference that its log has, to be read out by the visitor. */
export function reportCrash(error: unknown): string {
  const reference = Array.from({ length: REFERENCE_LENGTH }, randomLetter).join('');
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const crash: PageCrash = { reference, error: text.slice(0, MAX_CRASH_ERROR), page: window.location.pathname };
  navigator.sendBeacon(CRASHES_PATH, JSON.stringify(crash));
  return reference;
}

function randomLetter(): string {
  return LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? '';
}
