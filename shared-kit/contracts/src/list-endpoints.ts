import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OfflineEndpoints } from './caching.ts';
import type { Endpoint } from './endpoint.ts';

const CONTRACTS = import.meta.dirname;
const FILE = 'contract.ts';

/**
 * Every endpoint that the contracts in a folder declare, as `RESOURCE/contract.ts` exports it. For servers and builds
 * only: it reads the folder and loads all contracts.
 */
export function listEndpoints(folder: string = CONTRACTS): Endpoint[] {
  const load = createRequire(import.meta.url);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(folder, entry.name)).includes(FILE))
    .flatMap(({ name }) => Object.values(load(path.join(folder, name, FILE)) as object))
    .filter(isEndpoint);
}

/** For the service worker: the actions of the endpoints that browsers store for visits without a network, by resource. */
export function listOfflineEndpoints(endpoints: readonly Endpoint[] = listEndpoints()): OfflineEndpoints {
  const stored = endpoints.filter(({ cache }) => cache !== undefined && cache !== 'none' && cache.offline);
  const byResource = Map.groupBy(stored, ({ resource }) => resource);
  return Object.fromEntries(
    [...byResource].map(([resource, list]) => [resource, list.map(({ action = '' }) => action)]),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'resource' in value && 'permission' in value;
}
