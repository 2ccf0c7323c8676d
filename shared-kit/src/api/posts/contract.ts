import { z } from 'zod';
import { answerOf, defineCall, instant, listOf, pageQuery, rowId, slug } from '../contract.ts';

/** `published` posts are public. */
export const postStatus = z.enum(['published', 'draft']);

/** A post as lists and cards show it, in the language of the request. */
export const postSummary = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  excerpt: z.string(),
  category_id: z.number().int(),
  category_name: z.string(),
  category_slug: slug,
  author_name: z.string(),
  featured_image: z.string(),
  featured: z.union([z.literal(0), z.literal(1)]),
  status: postStatus,
  views: z.number().int(),
  reading_minutes: z.number().int(),
  created_at: instant,
  updated_at: instant,
});
/** See {@link postSummary}. */
export type PostSummary = z.output<typeof postSummary>;

/** A post as its own page shows it. `content` is sanitised HTML. */
export const postDetail = postSummary.extend({
  content: z.string(),
  gallery_images: z.array(z.string()),
  tags: z.array(z.string()),
  meta_title: z.string(),
  meta_description: z.string(),
  related: z.array(postSummary),
});
/** See {@link postDetail}. */
export type PostDetail = z.output<typeof postDetail>;

const postListQuery = pageQuery.extend({
  status: postStatus.optional(),
  category_id: rowId.optional(),
  category: slug.optional(),
  featured: z.enum(['0', '1']).or(z.literal(1)).optional(),
  search: z.string().max(100).optional(),
  sort: z.enum(['created_at', 'views', 'title']).default('created_at'),
  order: z.enum(['ASC', 'DESC']).default('DESC'),
});

/** GET posts.php */
export const listPosts = defineCall({
  resource: 'posts',
  method: 'GET',
  permission: 'public',
  query: postListQuery,
  answer: listOf(postSummary),
});

/** GET posts.php?action=featured */
export const listFeaturedPosts = defineCall({
  resource: 'posts',
  method: 'GET',
  action: 'featured',
  permission: 'public',
  query: postListQuery,
  answer: listOf(postSummary),
});

/** GET posts.php?action=get&slug=… */
export const getPost = defineCall({
  resource: 'posts',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ slug }),
  answer: answerOf(postDetail),
});
