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
