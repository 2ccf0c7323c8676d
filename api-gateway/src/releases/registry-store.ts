import type { HistoryEntry } from './history.ts';
import type { Authorship, Registry } from './registry.ts';

/** The author of a change, and the reason. */
export interface Author {
  readonly by: string;
  readonly why: string;
}

/** A change of the live releases, without its author. */
export type Change = Omit<HistoryEntry, 'at' | 'by' | 'why'>;

/** A registry after a change; the same object as before where nothing changed. */
export interface Changed<T> {
  readonly registry: Registry;
  readonly changes: readonly Change[];
  readonly result: T;
}

/** A registry in which nothing is live. */
export const NOTHING_LIVE: Registry = { revision: 0, shell: undefined, remotes: {} };

/** The registry of an installation and its history, in a folder or in object storage. */
export interface RegistryStore {
  /** The registry, a moment old at most. The same object as long as it does not change. */
  read(): Promise<Registry>;
  /** The registry as it is now; undefined where nothing was published yet. */
  readFresh(): Promise<Registry | undefined>;
  /** All changes, oldest first. */
  readHistory(): Promise<HistoryEntry[]>;
  /**
   * Applies a change and appends it with its author to the history. `make` may run again where another process changed the
   * registry meanwhile.
   */
  change<T>(author: Author, make: (before: Registry, author: Authorship) => Promise<Changed<T>>): Promise<T>;
  /** Replaces damaged local copies of releases; nothing in a folder, which has no other copy. */
  restore(releases: readonly { readonly name: string; readonly version: string }[]): Promise<void>;
  /** Why the storage cannot be reached at present; undefined where it can. */
  getProblem(): string | undefined;
}
