/** Where in a remote's life it failed. */
export const failurePhases = ['manifest', 'entry', 'chunk', 'style', 'install', 'render', 'server'] as const;
/** See {@link failurePhases}. */
export type FailurePhase = (typeof failurePhases)[number];

/** What a page reports of a remote that failed, one POST a failure, as JSON to {@link FAILURES_PATH}. */
export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
  /** An ErrorCode. */
  readonly code: string;
  /** Address of the page without query, with language. */
  readonly page: string;
}

/** Where the gateway takes reports of failures. */
export const FAILURES_PATH = '/reports/remote-failures';

/** What a page reports when all of it failed, as JSON to {@link CRASHES_PATH}. */
export interface PageCrash {
  /** What the visitor was shown, so that who asks for help can be found in the log: eight letters and digits. */
  readonly reference: string;
  /** The error's name and message, shortened; no stack, which may hold what was typed. */
  readonly error: string;
  /** Address of the page without query, with language. */
  readonly page: string;
}

/** Longest error text of a report, in characters. */
export const MAX_CRASH_ERROR = 300;

/** Where the gateway takes reports of pages that failed. */
export const CRASHES_PATH = '/reports/crashes';
