import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Milliseconds that the benchmark below takes on each core of the idle 2-core machine for which the deadlines are set. */
const REFERENCE_MS = 400;
/** A busier machine gets no more time: tests that wait would take too long on it. */
const MAX_FACTOR = 6;
const VARIABLE = 'FAKOS_MACHINE_FACTOR';

const work = `
  const { parentPort } = require('node:worker_threads');
  const started = performance.now();
  const counts = new Map();
  for (let index = 0; index < 3_000_000; index += 1) {
    const key = 'k' + (index * 7919) % 5003;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  parentPort.postMessage(performance.now() - started);
`;

/**
 * How many times slower than the reference machine this one is; at least 1.
 *
 * @param cores how many cores to use at the same time; all if omitted
 */
export async function measureMachine(cores = availableParallelism()): Promise<number> {
  const times = Array.from({ length: cores }, async () => {
    const [milliseconds] = await once(new Worker(work, { eval: true }), 'message');
    return milliseconds as number;
  });
  return Math.min(MAX_FACTOR, Math.max(1, Math.max(...(await Promise.all(times))) / REFERENCE_MS));
}

/**
 * Deadlines of the tests in milliseconds, scaled to the speed of this machine. The speed is measured once per run and passed to the
 * workers in an environment variable.
 */
export async function readDeadlines(): Promise<{ test: number; expect: number; action: number }> {
  process.env[VARIABLE] ??= (await measureMachine()).toFixed(2);
  return { test: getDeadline(120_000), expect: getDeadline(25_000), action: getDeadline(25_000) };
}

/** A deadline for the idle reference machine, scaled to the speed of this one, in milliseconds. Needs {@link readDeadlines} before. */
export function getDeadline(milliseconds: number): number {
  return milliseconds * Number(process.env[VARIABLE] ?? 1);
}
