/** Reports an error of the page's scripts to the gateway. */
export function reportScriptError(error: unknown): void {
  import(/* webpackChunkName: "error-report" */ './send-error-report.ts').then(
    ({ sendErrorReport }) => sendErrorReport(error),
    // Without the network there is no report either.
    () => undefined,
  );
}

/** Reports errors that nothing has caught. */
export function watchScriptErrors(): void {
  window.addEventListener('error', ({ error }) => reportScriptError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportScriptError(reason));
}
