import { z } from 'zod';
import { answerOf, defineCall, slug } from '../contract.ts';

/** A subject that posts are filed under. */
export const postCategory = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  post_count: z.number().int(),
});
/** See {@link postCategory}. */
export type PostCategory = z.output<typeof postCategory>;

/** GET post-categories.php */
export const listPostCategories = defineCall({
  resource: 'post-categories',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.array(postCategory)),
});
