/** The phase in which a remote failed. */
export const failurePhases = ['manifest', 'entry', 'chunk', 'style', 'install', 'render', 'server', 'frozen'] as const;
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

/** Report of a page that froze until its visitor ended it, sent as JSON to {@link FROZEN_PATH} by the next page of its tab. */
export interface FrozenPage {
  /** Path of the page with language, without query. */
  readonly page: string;
  /** The page's composition, as in its boot data. */
  readonly composition: string;
}

/** The gateway's path for {@link FrozenPage} reports. */
export const FROZEN_PATH = '/reports/frozen-pages';

/** Report of an error of the page's scripts, sent as JSON to {@link ERRORS_PATH}. */
export interface ErrorReport {
  /** The error's name and message, shortened. */
  readonly error: string;
  /** The error's stack, shortened. */
  readonly stack: string;
  /** Path of the page with language, without query. */
  readonly page: string;
}

/** Maximum length of a report's error text, in characters. */
export const MAX_ERROR_TEXT = 300;
/** Maximum length of a report's stack, in characters. */
export const MAX_ERROR_STACK = 2500;

/** The gateway's path for {@link ErrorReport}s. */
export const ERRORS_PATH = '/reports/errors';

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
