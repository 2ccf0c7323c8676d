import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { RedisStore } from 'rate-limit-redis';
import { createClient } from 'redis';

/** A place outside the process in which requests are counted. */
export interface LimitStore {
  readonly store: Store;
  close(): Promise<void>;
}

/** Opens the Redis that several gateways count in; undefined without an address, when one gateway counts alone. */
export async function openLimitStore(url: string | undefined, log: Logger): Promise<LimitStore | undefined> {
  if (!url) return undefined;
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.error({ err: error }, 'Redis does not answer; requests pass uncounted'));
  await client.connect();
  const store = new RedisStore({ prefix: 'fakos:limit:', sendCommand: (...command) => client.sendCommand(command) });
  return { store, close: () => client.close() };
}
