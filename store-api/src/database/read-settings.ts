import { type SettingKey, type SettingValue, settingsCatalogue } from '@fakos/shared-kit/api/settings/contract';
import type { Language } from '../text/translate.ts';
import type { ShopDatabase } from './schema.ts';

/** The values of the named settings in a language; a key that was never set is missing. */
export async function readSettings(
  db: ShopDatabase,
  keys: readonly string[],
  language: Language,
): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', `value_${language} as value`])
    .where('key', 'in', keys)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value) as unknown]));
}

/** A setting of the catalogue in a language: what is stored, or its default where that is nothing it can hold. */
export async function readSetting<K extends SettingKey>(
  db: ShopDatabase,
  key: K,
  language: Language = 'el',
): Promise<SettingValue<K>> {
  const { [key]: stored } = await readSettings(db, [key], language);
  const { schema, fallback } = settingsCatalogue[key];
  const checked = schema.safeParse(stored);
  return (checked.success ? checked.data : fallback[language]) as SettingValue<K>;
}
