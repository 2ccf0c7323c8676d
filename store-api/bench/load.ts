import { Agent, request } from 'node:http';

/** A measured load: paths below the API's base URL, requested in turn. */
export interface Load {
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Results of a measurement; times are in milliseconds. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Parallel connections; each sends its next request when it has received the response. */
export const CONNECTIONS = 4;

/** Sends requests for this time over persistent connections. @throws for a response other than 200 */
export async function measure(url: string, load: Load, milliseconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const sendRequests = async () => {
    while (performance.now() - startedAt < milliseconds) {
      const path = load.paths[next++ % load.paths.length] ?? '';
      const sentAt = performance.now();
      await get(`${url}/backend/api/${path}`, agent, load.headers);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests));
  const took = performance.now() - startedAt;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: (times.length / took) * 1000, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function get(url: string, agent: Agent, headers: Load['headers'] = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} responded with ${response.statusCode}.`)),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
