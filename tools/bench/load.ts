import { z } from 'zod';
import { cores } from './cores.ts';
import { medianOf } from './figures.ts';
import { processorTime } from './processor-time.ts';
import { type RunningProgram, runProgram } from './programs.ts';

/** How many visitors ask at once. */
export const CONNECTIONS = 32;
/** In a millisecond. */
const MICROSECONDS = 1_000;

const report = z.object({
  requests: z.number(),
  requestsPerSecond: z.number(),
  p50Ms: z.number(),
  failed: z.number(),
});

/** What a server did under load. */
export interface LoadReport {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  /** Milliseconds for which one request keeps a core busy: what other work on this machine changes least. */
  readonly busyMs: number | undefined;
}

/** Puts a server under load for some seconds, each visitor asking again as soon as an answer is there. */
export async function load({ url, process }: RunningProgram, address: string, seconds: number): Promise<LoadReport> {
  const words = [JSON.stringify({ url: `${url}${address}`, connections: CONNECTIONS, duration: seconds })];
  const before = processorTime(process.pid);
  const said = await runProgram({ file: 'tools/bench/load-program.ts', words, core: cores.asking });
  const after = processorTime(process.pid);
  const { requests, failed, ...found } = report.parse(JSON.parse(said));
  if (failed > 0) throw new Error(`${failed} requests of ${address} failed under load.`);
  return { ...found, busyMs: before === undefined || after === undefined ? undefined : (after - before) / requests };
}

/** Medians of several reports. */
export function medianLoad(reports: readonly LoadReport[]): LoadReport {
  const busy = reports.flatMap(({ busyMs }) => busyMs ?? []);
  return {
    requestsPerSecond: medianOf(reports, ({ requestsPerSecond }) => requestsPerSecond),
    p50Ms: medianOf(reports, ({ p50Ms }) => p50Ms),
    busyMs: busy.length > 0 ? medianOf(busy, (ms) => ms) : undefined,
  };
}

/** Requests a second, the time that half of them took less than, and how long each kept a core busy. */
export function describeLoad({ requestsPerSecond, p50Ms, busyMs }: LoadReport): string {
  const busy = busyMs === undefined ? '' : `, core busy ${Math.round(busyMs * MICROSECONDS)} µs each`;
  return `${Math.round(requestsPerSecond).toLocaleString('en')} requests/s, p50 ${p50Ms.toFixed(1)} ms${busy}`;
}
