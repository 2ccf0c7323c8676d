import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, slug } from '../endpoint.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineOrderEndpoint,
  defineUpdateEndpoint,
  requestedSlug,
  taxonomyName,
  taxonomyRemoval,
} from '../taxonomy.ts';

/** A category of posts. */
export const postCategory = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  post_count: z.number().int(),
});
/** See {@link postCategory}. */
export type PostCategory = z.output<typeof postCategory>;

/** GET post-categories.php: all, in the blog's order. */
export const listPostCategories = defineEndpoint({
  resource: 'post-categories',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(z.array(postCategory)),
});

const texts = z.object({
  name_el: taxonomyName,
  name_en: taxonomyName,
  slug: requestedSlug,
});

const written = { resource: 'post-categories', permission: 'content', record: { table: 'post_categories' } } as const;

/** POST post-categories.php: last in the blog's order. */
export const createPostCategory = defineCreateEndpoint(
  written,
  texts.extend({
    slug: requestedSlug.default(''),
  }),
);

/** PUT post-categories.php: changes the given fields and leaves the others. */
export const updatePostCategory = defineUpdateEndpoint(written, texts);

/** DELETE post-categories.php */
export const deletePostCategory = defineDeleteEndpoint(written, taxonomyRemoval);

/** PUT post-categories.php?action=order: the ids of all post categories in their new order. */
export const reorderPostCategories = defineOrderEndpoint(written);

/** A post category in the back office: both languages, posts of every status counted, and the version to send with a change. */
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

/** GET post-categories.php?action=admin-list: all, in the blog's order. */
export const listAdminPostCategories = defineEndpoint({
  resource: 'post-categories',
  method: 'GET',
  action: 'admin-list',
  permission: 'content',
  response: dataResponse(z.array(adminPostCategory)),
});
