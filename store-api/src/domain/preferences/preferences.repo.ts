import type { ShopDatabase } from '../../database/schema.ts';

/** The stored preferences of a user. */
export function findPreferences(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('user_preferences')
    .select(['key', 'value'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
}

/** Stores a preference. */
export async function putPreference(db: ShopDatabase, userId: number, key: string, value: string): Promise<void> {
  await db
    .insertInto('user_preferences')
    .values({ user_id: userId, key, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ value }))
    .execute();
}

/** Removes preferences. */
export async function removePreferences(db: ShopDatabase, userId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('user_preferences').where('user_id', '=', userId).where('key', 'in', keys).execute();
}
