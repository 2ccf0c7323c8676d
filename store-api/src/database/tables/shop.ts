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

/** What the shop knows about itself. */
export interface ShopTables {
  meta: MetaTable;
  settings: SettingsTable;
  counters: CountersTable;
}
