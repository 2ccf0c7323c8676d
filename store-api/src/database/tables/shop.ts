import type { Notification } from '@fakos/contracts/notifications/contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** Internal values by name, such as the progress of the seed. */
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

/** Notifications for staff; they contain no personal data. */
export interface NotificationsTable {
  id: Generated<number>;
  type: Notification['type'];
  /** Unique key of the event, so that it is notified only once. */
  key: string;
  /** Key of a text under `notifications`. */
  title_key: string;
  /** JSON: values interpolated in the text; a value may be one per language. */
  params: string;
  /** Linked path of the back office. */
  link: string;
  created_at: string;
}

/** Notifications that a member of staff has read or dismissed. */
export interface NotificationMarksTable {
  notification_id: number;
  user_id: number;
  cleared: Flag;
}

/** Tables of settings and notifications. */
export interface ShopTables {
  meta: MetaTable;
  settings: SettingsTable;
  settings_log: SettingsLogTable;
  counters: CountersTable;
  notifications: NotificationsTable;
  notification_marks: NotificationMarksTable;
}
