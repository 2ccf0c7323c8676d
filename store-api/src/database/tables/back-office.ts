import type { ViewScope } from '@fakos/contracts/preferences/contract';
import type { RedirectKind } from '@fakos/contracts/redirects/contract';
import type { Generated, Selectable } from 'kysely';

/** Stored views of the back office's lists. A shared one remains when its owner's account is deleted. */
export interface ListViewsTable {
  id: Generated<number>;
  list: string;
  name: string;
  query: string;
  /** JSON: columns in order, each with its visibility. */
  columns: string;
  scope: ViewScope;
  owner_id: number | null;
  updated_at: string;
}

/** Preferences of users; `value` is JSON. */
export interface UserPreferencesTable {
  user_id: number;
  key: string;
  value: string;
}

/** Where moved addresses lead; paths as `toRedirectPath` writes them. No target is itself moved. */
export interface RedirectsTable {
  id: Generated<number>;
  from_path: string;
  to_path: string;
  kind: RedirectKind;
  /** The row of `kind` that moved; null for one that staff entered. */
  record_id: number | null;
  created_at: string;
  created_by: string;
}

/** Tables of preferences, views and redirects. */
export interface BackOfficeTables {
  list_views: ListViewsTable;
  user_preferences: UserPreferencesTable;
  redirects: RedirectsTable;
}

export type RedirectRow = Selectable<RedirectsTable>;
