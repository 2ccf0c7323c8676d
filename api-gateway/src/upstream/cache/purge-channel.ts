import { randomUUID } from 'node:crypto';
import type { Invalidation } from '@fakos/contracts/caching';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { Upstream } from '../upstream.ts';

/** Redis channel on which gateways announce the responses that a write made stale. */
export const PURGE_CHANNEL = 'fakos:purge';

/** Announces this gateway's purges to the other gateways, and purges what they announce. */
export async function joinPurgeChannel(
  upstream: Upstream,
  url: string,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const self = randomUUID();
  const publisher = createClient({ url });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: unknown) =>
      log.error({ err: error }, 'Redis is unreachable; each gateway purges its own cache only'),
    );
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(PURGE_CHANNEL, (message) => {
    const [sender, resources] = message.split(' ', 2);
    if (sender !== self) upstream.purge(parseStale(resources));
  });
  // Messages that were sent while the connection was down are lost.
  subscriber.on('ready', () => upstream.purge('everything'));
  const stop = upstream.onPurge((from, stale) => {
    if (from === 'elsewhere' || !publisher.isReady) return;
    const message = stale === 'everything' ? self : `${self} ${stale.join(',')}`;
    publisher
      .publish(PURGE_CHANNEL, message)
      .catch((error: unknown) => log.warn({ err: error }, 'a purge was not announced to the other gateways'));
  });
  return {
    close: async () => {
      stop();
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
}

function parseStale(resources: string | undefined): Invalidation {
  return resources === undefined ? 'everything' : resources.split(',');
}
