/** How long closing may take after a signal, in milliseconds: a little more than the API gives to requests in flight. */
const GRACE_MS = 40_000;

/** Runs `stop` once on Ctrl-C or SIGTERM, then ends the process; a second signal or the end of the grace ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
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
