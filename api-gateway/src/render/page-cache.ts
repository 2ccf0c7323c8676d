/** How long a rendered page is given out as it is, in milliseconds. */
export const FRESH_MS = 3_000;
/** How long after that it is still given out while a newer one is rendered, in milliseconds. */
export const STALE_MS = 60_000;
/** Pages that are kept; the one asked for longest ago goes first. */
export const MAX_PAGES = 500;

interface Entry<T> {
  readonly value: T;
  readonly at: number;
}

/**
 * Rendered pages for seconds. Pages are rendered for nobody in particular (the server knows no session), so that one may
 * be given to everybody; those of private addresses are not put in here at all.
 */
export class PageCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly running = new Map<string, Promise<T | undefined>>();
  private readonly now: () => number;
  private readonly isGood: (value: T) => boolean;
  private generation = 0;

  /** @param isGood false for a page that says that something failed: it is given to who asked, and not kept */
  constructor(now: () => number = Date.now, isGood: (value: T) => boolean = () => true) {
    this.now = now;
    this.isGood = isGood;
  }

  /**
   * The page of a key: kept, or made by `make`, once however many ask. `undefined` is a page that could not be made; it
   * is not kept, and takes the place of none that is.
   */
  async get(key: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.entries.get(key);
    const age = kept ? this.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age <= FRESH_MS + STALE_MS) {
      this.touch(key, kept);
      if (age > FRESH_MS) void this.make(key, make);
      return kept.value;
    }
    return this.make(key, make);
  }

  /** Forgets everything: something was written, or another release went live. Pages being made are not kept either. */
  purge(): void {
    this.generation += 1;
    this.entries.clear();
    this.running.clear();
  }

  private make(key: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const running = this.running.get(key);
    if (running) return running;
    const { generation } = this;
    const made = make().then((value) => {
      if (generation !== this.generation) return value;
      this.running.delete(key);
      if (value !== undefined && this.isGood(value)) this.touch(key, { value, at: this.now() });
      return value;
    });
    this.running.set(key, made);
    return made;
  }

  private touch(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_PAGES) break;
      this.entries.delete(oldest);
    }
  }
}
