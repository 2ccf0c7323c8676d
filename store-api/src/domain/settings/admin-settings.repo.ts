import { parseJson, readChangedKeys, readSettingChanges } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';

/** The stored values of the given settings, in both languages. */
export async function findStoredSettings(db: ShopDatabase, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { el: unknown; en: unknown }>();
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value_el', 'value_en'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, { el: parseJson(row.value_el), en: parseJson(row.value_en) }]));
}

/** A page of the log, the newest first. */
export async function findLogEntries(db: ShopDatabase, { page, limit }: { page: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('settings_log')
      .selectAll()
      .orderBy('revision', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('settings_log')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, keys: readChangedKeys(row.keys), changes: readSettingChanges(row.changes) })),
    total,
  };
}
