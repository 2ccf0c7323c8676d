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
