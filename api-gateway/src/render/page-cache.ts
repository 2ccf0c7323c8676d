import { getSteadyTime } from '@fakos/contracts/servers/steady-time';

/** How long a rendered page is fresh, in milliseconds. */
export const FRESH_MS = 3_000;
/** How long after that it is still served while a new one is rendered, in milliseconds. */
export const STALE_MS = 60_000;
/** Default limit of the cached pages' memory in MB. */
export const DEFAULT_PAGE_CACHE_MB = 32;
const BYTES_PER_MB = 1024 * 1024;

interface Entry<T> {
  readonly value: T;
  readonly at: number;
  readonly size: number;
}

/** Options of a {@link PageCache}. */
export interface PageCacheOptions<T> {
  readonly now?: () => number;
  /** False for a page that reports a failure: it is served, but not cached. */
  readonly isCacheable?: (value: T) => boolean;
  /** Limit of the cached pages' memory; the least recently used page goes first. */
  readonly limitMb?: number;
  /** Memory that a page takes, in bytes. */
  readonly getSize: (value: T) => number;
}

/**
 * Caches rendered pages for some seconds. Pages are rendered without a session, so that all visitors can share them.
 * Private pages are not cached at all.
 */
export class PageCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly running = new Map<string, Promise<T | undefined>>();
  private readonly now: () => number;
  private readonly isCacheable: (value: T) => boolean;
  private readonly getSize: (value: T) => number;
  private readonly limit: number;
  private generation = 0;
  private size = 0;

  constructor(options: PageCacheOptions<T>) {
    const { now = getSteadyTime, isCacheable = () => true, limitMb = DEFAULT_PAGE_CACHE_MB, getSize } = options;
    this.limit = limitMb * BYTES_PER_MB;
    this.now = now;
    this.isCacheable = isCacheable;
    this.getSize = getSize;
  }

  /**
   * The page of a key, cached or made by `make`, which runs once for concurrent requests. `undefined` is a page that could
   * not be made; it is not cached and replaces no cached page.
   */
  async get(key: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const cached = this.entries.get(key);
    const age = cached ? this.now() - cached.at : Number.POSITIVE_INFINITY;
    if (cached && age <= FRESH_MS + STALE_MS) {
      this.touch(key, cached);
      if (age > FRESH_MS) void this.make(key, make);
      return cached.value;
    }
    return this.make(key, make);
  }

  /** Removes all pages, because data or the live releases changed. Pages that are being made are not cached either. */
  purge(): void {
    this.generation += 1;
    this.entries.clear();
    this.size = 0;
    this.running.clear();
  }

  private make(key: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const running = this.running.get(key);
    if (running) return running;
    const { generation } = this;
    const page = make().then((value) => {
      if (generation !== this.generation) return value;
      this.running.delete(key);
      if (value !== undefined && this.isCacheable(value)) {
        this.touch(key, { value, at: this.now(), size: this.getSize(value) });
      }
      return value;
    });
    this.running.set(key, page);
    return page;
  }

  private touch(key: string, entry: Entry<T>): void {
    this.remove(key);
    this.entries.set(key, entry);
    this.size += entry.size;
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.limit) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.size -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
