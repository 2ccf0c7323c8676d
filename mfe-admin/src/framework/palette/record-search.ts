/** A record that the command palette found. */
export interface FoundRecord {
  /** Unique within its group. */
  readonly key: string;
  readonly label: string;
  /** A second line, such as the customer of an order. */
  readonly detail?: string;
  /** Address of its screen, `/admin/…`. */
  readonly to: string;
}

/** Records of one kind that match, best first. */
export interface RecordGroup {
  readonly key: string;
  /** Name of the kind in the user's language. */
  readonly label: string;
  readonly records: readonly FoundRecord[];
}

/** State of a search for records. The groups of the previous query may be shown while the next one is pending. */
export interface RecordSearch {
  readonly groups: readonly RecordGroup[];
  readonly isPending: boolean;
  /** Error of the request, if it failed. */
  readonly failure?: unknown;
}

/** A hook that searches records. `query` is what the user typed, trimmed; empty when nothing is typed, which finds nothing. */
export type UseRecordSearch = (query: string) => RecordSearch;
