const SECOND_MS = 1_000;

/** Runs a step and says so: its name at once, how long it took when it took more than a second. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const announce = setTimeout(() => console.log(`→ ${name}`), SECOND_MS / 10);
  try {
    return await work();
  } finally {
    clearTimeout(announce);
    const took = performance.now() - started;
    if (took > SECOND_MS) console.log(`✓ ${name} ${(took / SECOND_MS).toFixed(1)} s`);
  }
}
