import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { Upstream } from './upstream.ts';

/** Redis channel on which gateways tell each other that public answers may have changed. */
export const PURGE_CHANNEL = 'fakos:purge';

/** Tells the other gateways of writes that pass here, and forgets public answers when they tell. */
export async function joinPurges(upstream: Upstream, url: string, log: Logger): Promise<{ close(): Promise<void> }> {
  const self = randomUUID();
  const publisher = createClient({ url });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: unknown) => log.error({ err: error }, 'Redis does not answer; gateways purge alone'));
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  await subscriber.subscribe(PURGE_CHANNEL, (sender) => {
    if (sender !== self) upstream.purge();
  });
  // What was told while the connection was down is unknown.
  subscriber.on('ready', () => upstream.purge());
  const stop = upstream.onPurge((from) => {
    if (from === 'elsewhere' || !publisher.isReady) return;
    publisher.publish(PURGE_CHANNEL, self).catch((error: unknown) => log.warn({ err: error }, 'a purge was not told'));
  });
  return {
    close: async () => {
      stop();
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
}
