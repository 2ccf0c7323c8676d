import { z } from 'zod';
import { cores } from './cores.ts';
import { runProgram } from './programs.ts';

/** How many visitors ask at once. */
export const CONNECTIONS = 32;

const report = z.object({ requestsPerSecond: z.number(), p50Ms: z.number(), failed: z.number() });
/** What a server did under load. */
export type LoadReport = z.output<typeof report>;

/** Puts an address under load for some seconds, each visitor asking again as soon as an answer is there. */
export async function load(url: string, seconds: number): Promise<LoadReport> {
  const words = [JSON.stringify({ url, connections: CONNECTIONS, duration: seconds })];
  const said = await runProgram({ file: 'tools/bench/load-program.ts', words, core: cores.asking });
  const found = report.parse(JSON.parse(said));
  if (found.failed > 0) throw new Error(`${found.failed} requests of ${url} failed under load.`);
  return found;
}

/** Requests a second and the time that half of them took less than. */
export function describeLoad({ requestsPerSecond, p50Ms }: LoadReport): string {
  return `${Math.round(requestsPerSecond).toLocaleString('en')} requests/s, p50 ${p50Ms.toFixed(1)} ms`;
}
