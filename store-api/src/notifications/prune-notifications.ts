import { readSetting } from '../database/read-settings.ts';
import type { ShopDatabase } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Most that are kept, however busy the shop is. */
const MAX_KEPT = 5000;

/** Forgets notifications that are older than the shop keeps them, or too many. */
export async function pruneNotifications(db: ShopDatabase, now: Date): Promise<void> {
  const days = await readSetting(db, 'notifications_keep_days');
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { newest } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('created_at', '<', oldest), eb('id', '<=', Number(newest ?? 0) - MAX_KEPT)]))
    .execute();
}
