import { type SettingKey, type SettingValue, settingDefinitions } from '@fakos/contracts/settings/contract';
import { parseJson } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

/** The values of the given settings in a language; a key that was never set is missing. */
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
  return Object.fromEntries(rows.map((row) => [row.key, parseJson(row.value)]));
}

/** A defined setting in a language: its stored value, or its default if the stored value is invalid. */
export async function readSetting<K extends SettingKey>(
  db: ShopDatabase,
  key: K,
  language: Language = 'el',
): Promise<SettingValue<K>> {
  const { [key]: stored } = await readSettings(db, [key], language);
  const { schema, fallback } = settingDefinitions[key];
  const checked = schema.safeParse(stored);
  return (checked.success ? checked.data : fallback[language]) as SettingValue<K>;
}

/** A setting as trimmed text: a number is converted, any other type is ''. */
export function settingText(settings: Readonly<Record<string, unknown>>, key: string): string {
  const value = settings[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
