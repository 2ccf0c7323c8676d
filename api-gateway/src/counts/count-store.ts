/** How long counts are stored, in days. */
export const STORED_DAYS = 30;

/** A count to add to a day. Days are UTC dates such as `2026-11-24`. */
export interface CountRow {
  readonly day: string;
  readonly key: string;
  readonly count: number;
}

/** Counts by day, shared by all gateways that use the same store. */
export interface CountStore {
  /** Adds counts. */
  add(rows: readonly CountRow[]): Promise<void>;
  /** Sums over the days from `since`, by key. */
  sum(since: string): Promise<ReadonlyMap<string, number>>;
  /** Removes everything from before a day. */
  removeBefore(day: string): Promise<void>;
  close(): Promise<void>;
}
