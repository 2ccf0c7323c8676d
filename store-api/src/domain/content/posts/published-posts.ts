import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../database/schema.ts';

/** A condition on `posts` for public ones: published, with a publication date in the past. */
export function isPublic(now = new Date()): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'posts'>();
  return eb.and([eb('posts.status', '=', 'published'), eb('posts.published_at', '<=', now.toISOString())]);
}
