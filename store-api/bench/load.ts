import { Agent, request } from 'node:http';

/** A call that is measured: addresses below the API's folder, asked for in turn. */
export interface Load {
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a server stood a load; times are milliseconds. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Connections that ask at the same time, each for the next thing when it has its answer. */
export const CONNECTIONS = 4;

/** Asks a server for so many milliseconds over connections that stay open. An answer that is no success ends it. */
export async function measure(url: string, load: Load, milliseconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const ask = async () => {
    while (performance.now() - startedAt < milliseconds) {
      const path = load.paths[next++ % load.paths.length] ?? '';
      const askedAt = performance.now();
      await get(`${url}/backend/api/${path}`, agent, load.headers);
      times.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const took = performance.now() - startedAt;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: (times.length / took) * 1000, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function get(url: string, agent: Agent, headers: Load['headers'] = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}
