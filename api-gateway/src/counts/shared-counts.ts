import type { Logger } from 'pino';
import type { FailureCount } from '../releases/failure-counts.ts';
import { type CountRow, type CountStore, STORED_DAYS } from './count-store.ts';
import { RedisCountStore } from './redis-count-store.ts';
import { SqliteCountStore } from './sqlite-count-store.ts';

/** How long counts wait in memory before they are stored, in milliseconds. */
const FLUSH_MS = 2_000;
const DAY_MS = 86_400_000;

/**
 * A counter of a release: `phase:chunk` counts failures of that phase, `vital:LCP:3:shop` the values of a Core Web Vital in a
 * range on a kind of page. It contains no spaces.
 */
export type CountKind = 'views' | 'visitors' | 'server' | `phase:${string}` | `vital:${string}`;

/** Sum of a counter over the stored days. */
export interface CountSum {
  readonly kind: string;
  readonly remote: string;
  readonly version: string;
  readonly count: number;
}

/**
 * Views, failures and Core Web Vitals of releases, of all gateways that share a store, for {@link STORED_DAYS} days. Counts
 * are collected in memory and stored every {@link FLUSH_MS} milliseconds, so that a page never waits for the store.
 */
export class SharedCounts {
  private readonly store: CountStore;
  private readonly log: Logger;
  private readonly now: () => number;
  private readonly waiting = new Map<string, CountRow>();
  private readonly timer: NodeJS.Timeout;
  private lastFlush: Promise<void> = Promise.resolve();

  constructor(parts: { store: CountStore; log: Logger; now?: () => number }) {
    this.store = parts.store;
    this.log = parts.log;
    this.now = parts.now ?? Date.now;
    this.timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** The first day that is counted (UTC). */
  get since(): string {
    return `${this.getDay(STORED_DAYS - 1)}T00:00:00.000Z`;
  }

  count(kind: CountKind, remote: string, version: string): void {
    this.wait({ day: this.getDay(), key: [kind, remote, version].join(' '), count: 1 });
  }

  /** The sums of all counters of all gateways. */
  async listSums(): Promise<CountSum[]> {
    await this.flush();
    return [...(await this.store.sum(this.getDay(STORED_DAYS - 1)))].map(([key, count]) => {
      const [kind = '', remote = '', version = ''] = key.split(' ');
      return { kind, remote, version, count };
    });
  }

  /** The views and failures of each release, of all gateways. */
  async list(): Promise<FailureCount[]> {
    const sums = (await this.listSums()).filter(({ kind }) => !kind.startsWith(VITAL));
    const releases = Map.groupBy(sums, ({ remote, version }) => `${remote} ${version}`);
    return [...releases].map(([release, counts]) => {
      const [remote = '', version = ''] = release.split(' ');
      const byKind = new Map(counts.map(({ kind, count }) => [kind, count]));
      const phases = [...byKind].flatMap(([kind, count]) =>
        kind.startsWith(PHASE) ? [[kind.slice(PHASE.length), count] as const] : [],
      );
      return {
        remote,
        version,
        views: byKind.get('views') ?? 0,
        failedVisitors: byKind.get('visitors') ?? 0,
        serverFailures: byKind.get('server') ?? 0,
        phases: Object.fromEntries(phases),
      };
    });
  }

  /** Stores the counts collected in memory. If that fails, they stay in memory until the next flush. */
  flush(): Promise<void> {
    this.lastFlush = this.lastFlush.then(() => this.storeWaiting());
    return this.lastFlush;
  }

  /** Stores the counts collected in memory and closes the store. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    await this.store.close();
  }

  private async storeWaiting(): Promise<void> {
    const rows = [...this.waiting.values()];
    if (rows.length === 0) return;
    this.waiting.clear();
    try {
      await this.store.add(rows);
      await this.store.removeBefore(this.getDay(STORED_DAYS - 1));
    } catch (error) {
      for (const row of rows) this.wait(row);
      this.log.error({ err: error }, 'counts of releases could not be stored');
    }
  }

  private wait(row: CountRow): void {
    const name = `${row.day} ${row.key}`;
    this.waiting.set(name, { ...row, count: row.count + (this.waiting.get(name)?.count ?? 0) });
  }

  private getDay(daysAgo = 0): string {
    return new Date(this.now() - daysAgo * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  }
}

const PHASE = 'phase:';
const VITAL = 'vital:';

/** Opens the counts of an installation: in Redis where its address is given, else in a file of the data folder. */
export async function openSharedCounts(
  settings: { readonly DATA_DIR: string; readonly REDIS_URL?: string | undefined },
  log: Logger,
): Promise<SharedCounts> {
  const { REDIS_URL: url, DATA_DIR: dataDir } = settings;
  return new SharedCounts({ store: url ? await RedisCountStore.open(url, log) : new SqliteCountStore(dataDir), log });
}
