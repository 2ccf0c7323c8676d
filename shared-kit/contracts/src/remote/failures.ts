/** The phase in which a remote failed. */
export const failurePhases = ['manifest', 'entry', 'chunk', 'style', 'install', 'render', 'server'] as const;
/** See {@link failurePhases}. */
export type FailurePhase = (typeof failurePhases)[number];

/** Report of a failed remote, sent as JSON to {@link FAILURES_PATH}, one POST per failure. */
export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
  /** An ErrorCode. */
  readonly code: string;
  /** Path of the page with language, without query. */
  readonly page: string;
}

/** The gateway's path for {@link RemoteFailure} reports. */
export const FAILURES_PATH = '/reports/remote-failures';

/** Report of a page that failed as a whole, sent as JSON to {@link CRASHES_PATH}. */
export interface PageCrash {
  /** Reference shown to the visitor, to find the report in the log: eight letters and digits. */
  readonly reference: string;
  /** The error's name and message, shortened. No stack, which may contain user input. */
  readonly error: string;
  /** Path of the page with language, without query. */
  readonly page: string;
}

/** Maximum length of a report's error text, in characters. */
export const MAX_CRASH_ERROR = 300;

/** The gateway's path for {@link PageCrash} reports. */
export const CRASHES_PATH = '/reports/crashes';
