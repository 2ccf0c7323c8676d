import type { Logger } from 'pino';
import { createClient } from 'redis';
import { type CountRow, type CountStore, STORED_DAYS } from './count-store.ts';

const DAY_S = 86_400;
const EXPIRY_S = (STORED_DAYS + 1) * DAY_S;

type Client = ReturnType<typeof createClient>;

/** Counts in Redis, for gateways on several machines: a hash for each day, which expires. */
export class RedisCountStore implements CountStore {
  private readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async open(url: string, log: Logger): Promise<RedisCountStore> {
    const client = createClient({ url });
    client.on('error', (error: unknown) => log.error({ err: error }, 'Redis is unreachable; counts wait in memory'));
    await client.connect();
    return new RedisCountStore(client as Client);
  }

  async add(rows: readonly CountRow[]): Promise<void> {
    // Otherwise commands would be queued in memory indefinitely.
    if (!this.client.isReady) throw new Error('Redis is unreachable');
    const transaction = this.client.multi();
    for (const { day, key, count } of rows) transaction.hIncrBy(toHash(day), key, count);
    for (const day of new Set(rows.map((row) => row.day))) transaction.expire(toHash(day), EXPIRY_S);
    await transaction.exec();
  }

  async sum(since: string): Promise<ReadonlyMap<string, number>> {
    if (!this.client.isReady) throw new Error('Redis is unreachable');
    const days = await Promise.all(listDays(since).map((day) => this.client.hGetAll(toHash(day))));
    const sums = new Map<string, number>();
    for (const [key, count] of days.flatMap((day) => Object.entries(day)))
      sums.set(key, (sums.get(key) ?? 0) + Number(count));
    return sums;
  }

  /** Redis removes expired days by itself. */
  async removeBefore(): Promise<void> {}

  async close(): Promise<void> {
    await this.client.close();
  }
}

const toHash = (day: string) => `fakos:release-counts:${day}`;

/** The days from `since` until tomorrow, so that a gateway whose clock is ahead is counted. */
function listDays(since: string): string[] {
  const end = Date.now() + DAY_S * 1000;
  const length = Math.floor((end - Date.parse(since)) / (DAY_S * 1000)) + 1;
  return Array.from({ length }, (_day, index) =>
    new Date(Date.parse(since) + index * DAY_S * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}
