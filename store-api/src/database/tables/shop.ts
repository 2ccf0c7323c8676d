import type { Notification } from '@fakos/contracts/notifications/contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** Names and values that belong to the store itself, such as how far its first filling came. */
export interface MetaTable {
  key: string;
  value: string;
}

/** Settings by key; each value is JSON, one per language. */
export interface SettingsTable {
  key: string;
  value_el: string;
  value_en: string;
}

export interface CountersTable {
  name: string;
  value: number;
}

/**
 * Log of changed settings: `keys` is a JSON list of names, `changes` their values before and after, without those of secrets.
 */
export interface SettingsLogTable {
  /** Counts the changes of settings. */
  revision: number;
  at: string;
  actor: string;
  keys: string;
  changes: Generated<string>;
}

/** What staff are told; nothing here is personal. */
export interface NotificationsTable {
  id: Generated<number>;
  type: Notification['type'];
  /** What happened, once: a repetition is no second notification. */
  key: string;
  /** Names a text under `notifications`. */
  title_key: string;
  /** JSON: what the text is filled with; a value may be one per language. */
  params: string;
  /** Where in the back office it leads. */
  link: string;
  created_at: string;
}

/** Notifications that a member of staff has read or dismissed. */
export interface NotificationMarksTable {
  notification_id: number;
  user_id: number;
  cleared: Flag;
}

/** What the shop knows about itself. */
export interface ShopTables {
  meta: MetaTable;
  settings: SettingsTable;
  settings_log: SettingsLogTable;
  counters: CountersTable;
  notifications: NotificationsTable;
  notification_marks: NotificationMarksTable;
}
