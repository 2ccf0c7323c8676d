import { z } from 'zod';
import { answerOf, defineCall, instant, slug } from '../contract.ts';
import { createCall, deleteCall, removal, taxonomyName, updateCall, wishedSlug } from '../taxonomy.ts';

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

const texts = z.object({
  name_el: taxonomyName,
  name_en: taxonomyName,
  slug: wishedSlug,
});

/** POST post-categories.php */
export const createPostCategory = createCall(
  'post-categories',
  texts.extend({
    slug: wishedSlug.default(''),
  }),
);

/** PUT post-categories.php: changes what is named, leaves the rest. */
export const updatePostCategory = updateCall('post-categories', texts);

/** DELETE post-categories.php */
export const deletePostCategory = deleteCall('post-categories', removal);

/** A subject as the back office lists it: both languages, posts of every status counted, and the version to send back with a change. */
export const adminPostCategory = z.object({
  id: z.number().int(),
  slug,
  name_el: z.string(),
  name_en: z.string(),
  post_count: z.number().int(),
  version: instant,
});
/** See {@link adminPostCategory}. */
export type AdminPostCategory = z.output<typeof adminPostCategory>;

/** GET post-categories.php?action=admin-list: all, in the order they were made. */
export const listAdminPostCategories = defineCall({
  resource: 'post-categories',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  answer: answerOf(z.array(adminPostCategory)),
});
