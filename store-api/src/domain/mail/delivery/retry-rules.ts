/** Number of attempts after which an e-mail has failed; with the delays below that is about two days. */
export const MAX_ATTEMPTS = 16;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
/** Delays vary by up to this ratio, so that e-mails that failed together are not retried together. */
const JITTER = 0.2;
const MAX_ERROR = 300;

/** The properties of nodemailer's errors that matter here. */
interface SendFailure {
  readonly code?: string | undefined;
  readonly permanent?: boolean | undefined;
  readonly message: string;
}

/** Delay in milliseconds after attempt number `attempts`; `random` is from 0 to 1. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}

/**
 * True if the server permanently refused this e-mail; a refused password or a lost connection is a problem of the shop.
 */
export function isPermanentFailure({ code, permanent }: SendFailure): boolean {
  return permanent === true && isMessageError(code);
}

/** True if the error does not affect the next e-mail. */
export function isMessageError(code: string | undefined): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** An error in one line without personal data. */
export function describeFailure({ code, message }: SendFailure): string {
  const nameless = message
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return `${code ? `${code}: ` : ''}${nameless}`.slice(0, MAX_ERROR);
}
