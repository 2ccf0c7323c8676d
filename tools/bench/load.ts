import { z } from 'zod';
import { cores } from './cores.ts';
import { processorTime } from './processor-time.ts';
import { type RunningProgram, runProgram } from './programs.ts';
import { medianBy } from './statistics.ts';

/** Number of concurrent connections. */
export const CONNECTIONS = 32;
/** Per millisecond. */
const MICROSECONDS = 1_000;

const report = z.object({
  requests: z.number(),
  requestsPerSecond: z.number(),
  p50Ms: z.number(),
  failed: z.number(),
});

/** Results of a server under load. */
export interface LoadReport {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  /** CPU time per request in milliseconds, which depends least on other work of this machine. */
  readonly busyMs: number | undefined;
}

/** Puts a server under load; each connection sends the next request when it has received a response. */
export async function load({ url, process }: RunningProgram, address: string, seconds: number): Promise<LoadReport> {
  const args = [JSON.stringify({ url: `${url}${address}`, connections: CONNECTIONS, duration: seconds })];
  const before = processorTime(process.pid);
  const output = await runProgram({ file: 'tools/bench/programs/load-program.ts', args, core: cores.client });
  const after = processorTime(process.pid);
  const { requests, failed, ...figures } = report.parse(JSON.parse(output));
  if (failed > 0) throw new Error(`${failed} requests of ${address} failed under load.`);
  return { ...figures, busyMs: before === undefined || after === undefined ? undefined : (after - before) / requests };
}

/** Medians of several reports. */
export function medianLoad(reports: readonly LoadReport[]): LoadReport {
  const busy = reports.flatMap(({ busyMs }) => busyMs ?? []);
  return {
    requestsPerSecond: medianBy(reports, ({ requestsPerSecond }) => requestsPerSecond),
    p50Ms: medianBy(reports, ({ p50Ms }) => p50Ms),
    busyMs: busy.length > 0 ? medianBy(busy, (ms) => ms) : undefined,
  };
}

/** Requests per second, median latency and CPU time per request as text. */
export function describeLoad({ requestsPerSecond, p50Ms, busyMs }: LoadReport): string {
  const busy = busyMs === undefined ? '' : `, CPU ${Math.round(busyMs * MICROSECONDS)} µs each`;
  return `${Math.round(requestsPerSecond).toLocaleString('en')} requests/s, p50 ${p50Ms.toFixed(1)} ms${busy}`;
}
