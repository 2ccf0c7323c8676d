import { createHash } from 'node:crypto';
import type { ShopDatabase } from '../../../database/schema.ts';
import { isPublic } from './published-posts.ts';

/** How long a view is remembered: longer than any browser session. */
export const VIEW_MEMORY_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Robots that identify themselves in the user agent. */
const ROBOT = /bot|crawl|spider|slurp|headless|preview/i;

/** True if the user agent is a robot's. */
export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent);
}

/** The public post with a slug or an ID. */
export function findReadPost(db: ShopDatabase, named: { slug?: string | undefined; id?: number | undefined }) {
  return db
    .selectFrom('posts')
    .select(['id', 'views'])
    .where(named.slug === undefined ? 'id' : 'slug', '=', named.slug ?? named.id ?? 0)
    .where(isPublic())
    .executeTakeFirst();
}

/**
 * Counts a view inside a transaction, unless the session has read the post before; returns the post's views. Only
 * a hash, which reveals neither session nor post, and its day are stored.
 */
export async function countView(transaction: ShopDatabase, post: { id: number; views: number }, sessionId: string) {
  const now = Date.now();
  const visit = createHash('sha256').update(`${sessionId} ${post.id}`).digest('base64url');
  await transaction
    .deleteFrom('post_views')
    .where('day', '<', getDay(now - VIEW_MEMORY_DAYS * DAY_MS))
    .execute();
  const added = await transaction
    .insertInto('post_views')
    .values({ visit_key: visit, day: getDay(now) })
    .onConflict((conflict) => conflict.column('visit_key').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return post.views;
  const { views } = await transaction
    .updateTable('posts')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', post.id)
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

function getDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
