import { PRESENCE_EXPIRY_SECONDS, type PresentEditor, type reportPresence } from '@fakos/contracts/presence/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';

const SECOND_MS = 1000;

/** Stores that a user has a record open, or no longer, and returns the other users who have. */
export async function report(
  db: ShopDatabase,
  { kind, id, leaving }: z.output<typeof reportPresence.body>,
  userId: number,
): Promise<PresentEditor[]> {
  const now = new Date();
  const oldest = new Date(now.getTime() - PRESENCE_EXPIRY_SECONDS * SECOND_MS).toISOString();
  await db.deleteFrom('content_presence').where('seen_at', '<', oldest).execute();
  const own = { kind, record_id: id, user_id: userId };
  if (leaving) {
    await db
      .deleteFrom('content_presence')
      .where((eb) => eb.and(own))
      .execute();
  } else {
    const seen = { seen_at: now.toISOString() };
    await db
      .insertInto('content_presence')
      .values({ ...own, ...seen, since: seen.seen_at })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id', 'user_id']).doUpdateSet(seen))
      .execute();
  }
  return db
    .selectFrom('content_presence')
    .innerJoin('users', 'users.id', 'content_presence.user_id')
    .select(['users.name', 'content_presence.since'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('user_id', '!=', userId)
    .orderBy('since')
    .execute();
}
