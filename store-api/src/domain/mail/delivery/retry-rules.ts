/** After so many tries an e-mail has failed; with the waits below that is about two days. */
export const MAX_ATTEMPTS = 16;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;
/** Waits differ by up to this share, so that what failed together is not tried together. */
const JITTER = 0.2;
const MAX_ERROR = 300;

/** What nodemailer says of a failure, as far as it matters here. */
interface SendFailure {
  readonly code?: string | undefined;
  readonly permanent?: boolean | undefined;
  readonly message: string;
}

/** How many milliseconds to wait after the `attempts`-th try; `random` is from 0 to 1. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}

/** True where the server refused this very e-mail for good; a refused password or a lost connection is the shop's to mend. */
export function isRefusedForGood({ code, permanent }: SendFailure): boolean {
  return permanent === true && isAboutMessage(code);
}

/** True where the failure says nothing about the next e-mail. */
export function isAboutMessage(code: string | undefined): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** A failure in one line that names nobody. */
export function describeFailure({ code, message }: SendFailure): string {
  const nameless = message
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return `${code ? `${code}: ` : ''}${nameless}`.slice(0, MAX_ERROR);
}
