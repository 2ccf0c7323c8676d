import autocannon from 'autocannon';
import { z } from 'zod';
import { median } from '../statistics.ts';

// Puts a server under load from a separate process, which can have its own core. Prints one line of JSON (see load.ts).

const options = z
  .object({ url: z.url(), connections: z.number(), duration: z.number() })
  .parse(JSON.parse(process.argv[2] ?? ''));
const durations: number[] = [];
const run = autocannon(options);
run.on('response', (_client: unknown, _status: number, _bytes: number, duration: number) => durations.push(duration));
const { requests, duration, non2xx, errors, timeouts } = await run;
console.log(
  JSON.stringify({
    requests: requests.total,
    requestsPerSecond: requests.total / duration,
    p50Ms: median(durations),
    failed: non2xx + errors + timeouts,
  }),
);
