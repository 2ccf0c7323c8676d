/** Timeout of a shutdown in milliseconds: slightly longer than the API waits for pending requests. */
const GRACE_MS = 40_000;

/** Runs `stop` once on Ctrl-C or SIGTERM, then exits. A second signal or the timeout exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
