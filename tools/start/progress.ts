const SECOND_MS = 1_000;

/** Runs a step and prints its name, and its duration if it took more than a second. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const announceTimer = setTimeout(() => console.log(`→ ${name}`), SECOND_MS / 10);
  try {
    return await work();
  } finally {
    clearTimeout(announceTimer);
    const duration = performance.now() - started;
    if (duration > SECOND_MS) console.log(`✓ ${name} ${(duration / SECOND_MS).toFixed(1)} s`);
  }
}
