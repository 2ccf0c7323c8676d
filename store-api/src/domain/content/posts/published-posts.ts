import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../database/schema.ts';

/** The condition on `posts` that everybody may read them now: published, and their time has come. */
export function isOut(now = new Date()): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'posts'>();
  return eb.and([eb('posts.status', '=', 'published'), eb('posts.published_at', '<=', now.toISOString())]);
}
