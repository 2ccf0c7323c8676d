import { AppError } from '@fakos/contracts/errors';
import { ERRORS_PATH, type ErrorReport, MAX_ERROR_STACK, MAX_ERROR_TEXT } from '@fakos/contracts/remote/failures';
import { hasOverrides } from '../remotes/overrides/overrides.ts';

/** Maximum number of reports of one page view. */
export const MAX_REPORTS = 5;
/** Errors with causes outside of the code: the network, or the visitor who leaves. */
const EXPECTED = ['AbortError', 'ChunkLoadError'];
/** Files of the shell and of remotes. Without one of them in its stack, an error is of a browser extension, for example. */
const OWN_FILES = /\/(?:assets|remotes(?:~\d+)?)\//;

const sent = new Set<string>();

/** Sends an error's message and stack to the gateway, each error of a page view once. */
export function sendErrorReport(error: unknown): void {
  if (!(error instanceof Error) || error instanceof AppError || EXPECTED.includes(error.name)) return;
  const { name, message, stack = '' } = error;
  if (!OWN_FILES.test(stack) || hasOverrides()) return;
  const report: ErrorReport = {
    error: `${name}: ${message}`.slice(0, MAX_ERROR_TEXT),
    stack: stack.slice(0, MAX_ERROR_STACK),
    page: window.location.pathname,
  };
  const key = report.error + report.stack;
  if (sent.has(key) || sent.size >= MAX_REPORTS) return;
  sent.add(key);
  const headers = { 'content-type': 'application/json' };
  void fetch(ERRORS_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(
    () => undefined,
  );
}
