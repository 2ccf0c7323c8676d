import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { RedisStore } from 'rate-limit-redis';
import { createClient } from 'redis';

/** The store in which several gateways count requests together. */
export interface LimitStore {
  readonly store: Store;
  close(): Promise<void>;
}

/** Connects to Redis; undefined without an address, when each gateway counts in its own memory. */
export async function openLimitStore(url: string | undefined, log: Logger): Promise<LimitStore | undefined> {
  if (!url) return undefined;
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.error({ err: error }, 'Redis is unreachable; requests are not counted'));
  await client.connect();
  const store = new RedisStore({ prefix: 'fakos:limit:', sendCommand: (...command) => client.sendCommand(command) });
  return { store, close: () => client.close() };
}
