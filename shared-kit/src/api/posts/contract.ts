import { z } from 'zod';
import { answerOf, defineCall, instant, listOf, pageQuery, rowId, slug } from '../contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';
import { changeOf, createCall, deleteCall, pictureName, updateCall, wishedSlug } from '../taxonomy.ts';

/** Longest title of a post, in characters. */
export const MAX_POST_TITLE = 200;
/** Longest excerpt of a post, in characters. */
export const MAX_POST_EXCERPT = 500;
/** Longest text of a post in one language, in characters of HTML. */
export const MAX_POST_CONTENT = 200_000;
/** Most tags of a post in one language. */
export const MAX_POST_TAGS = 20;
/** Longest tag, in characters. */
export const MAX_POST_TAG = 40;
/** Most pictures of a post's gallery. */
export const MAX_POST_GALLERY = 30;
/** Most tags that `action=tags` lists. */
export const MAX_LISTED_TAGS = 100;
const MAX_AUTHOR_NAME = 80;
const MAX_META_TITLE = 120;
const MAX_META_DESCRIPTION = 320;

/** `published` posts are public as soon as their time has come. */
export const postStatus = z.enum(['published', 'draft']);

/**
 * A post as lists and cards show it, in the language of the request. `created_at` is the instant that it is published
 * from, which is the date that cards show (spec section 2).
 */
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

const neighbour = z.object({ slug, title: z.string() });

/** A post as its own page shows it. `content` is sanitised HTML. The oldest post has no `previous`, the newest no `next`. */
export const postDetail = postSummary.extend({
  content: z.string(),
  gallery_images: z.array(z.string()),
  tags: z.array(z.string()),
  meta_title: z.string(),
  meta_description: z.string(),
  related: z.array(postSummary),
  previous: neighbour.optional(),
  next: neighbour.optional(),
});
/** See {@link postDetail}. */
export type PostDetail = z.output<typeof postDetail>;

const postListQuery = pageQuery.extend({
  /** Drafts are listed for staff only. */
  status: postStatus.optional(),
  category_id: rowId.optional(),
  category: slug.optional(),
  featured: z.enum(['0', '1']).or(z.literal(1)).optional(),
  /** A tag of either language; case and accents do not matter. */
  tag: lineOfText(MAX_POST_TAG).optional(),
  /** The author's whole name. */
  author: lineOfText(MAX_AUTHOR_NAME).optional(),
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

/** GET posts.php?action=get&slug=…: staff read drafts and scheduled posts too. */
export const getPost = defineCall({
  resource: 'posts',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ slug }),
  answer: answerOf(postDetail),
});

/** GET posts.php?action=tags: tags of published posts in the language of the request, those of most posts first. */
export const listPostTags = defineCall({
  resource: 'posts',
  method: 'GET',
  action: 'tags',
  permission: 'public',
  answer: answerOf(z.array(z.object({ tag: z.string(), count: z.number().int() }))),
});

/**
 * POST posts.php?action=view: somebody read a post, named by `slug` or by `id`. `session_id` is random and made in the
 * browser; a session counts once for a post.
 */
export const viewPost = defineCall({
  resource: 'posts',
  method: 'POST',
  action: 'view',
  permission: 'public',
  body: z
    .object({ slug: slug.optional(), id: rowId.optional(), session_id: z.string().regex(/^[\w.-]{8,64}$/) })
    .refine(({ slug: name, id }) => (name === undefined) !== (id === undefined), { path: ['slug'] }),
  answer: answerOf(z.object({ views: z.number().int() })),
});

const title = lineOfText(MAX_POST_TITLE);
const excerpt = linesOfText(MAX_POST_EXCERPT);
const content = linesOfText(MAX_POST_CONTENT);
const tags = z.array(lineOfText(MAX_POST_TAG).min(1)).max(MAX_POST_TAGS);
const metaTitle = lineOfText(MAX_META_TITLE);
const metaDescription = linesOfText(MAX_META_DESCRIPTION);

const fields = z.object({
  title_el: title.min(1),
  /** May be empty on a draft. */
  title_en: title,
  excerpt_el: excerpt,
  excerpt_en: excerpt,
  content_el: content,
  content_en: content,
  category_id: rowId,
  author_name: lineOfText(MAX_AUTHOR_NAME),
  featured_image: pictureName,
  gallery_images: z.array(pictureName).max(MAX_POST_GALLERY),
  tags_el: tags,
  tags_en: tags,
  featured: z.union([z.literal(0), z.literal(1)]),
  meta_title_el: metaTitle,
  meta_title_en: metaTitle,
  meta_description_el: metaDescription,
  meta_description_en: metaDescription,
  status: postStatus,
  /** When a published post appears; one in the future schedules it, null is the moment that it is published. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
  /** An empty one is made of the Greek title. */
  slug: wishedSlug,
});

/** POST posts.php: everything but titles and category has a default; the author's is who writes it. */
export const createPost = createCall(
  'posts',
  fields.extend({
    title_en: title.default(''),
    excerpt_el: excerpt.default(''),
    excerpt_en: excerpt.default(''),
    content_el: content.default(''),
    content_en: content.default(''),
    author_name: fields.shape.author_name.optional(),
    featured_image: pictureName.default(''),
    gallery_images: fields.shape.gallery_images.default([]),
    tags_el: tags.default([]),
    tags_en: tags.default([]),
    featured: fields.shape.featured.default(0),
    meta_title_el: metaTitle.default(''),
    meta_title_en: metaTitle.default(''),
    meta_description_el: metaDescription.default(''),
    meta_description_en: metaDescription.default(''),
    status: postStatus.default('draft'),
    published_at: fields.shape.published_at.default(null),
    slug: wishedSlug.default(''),
  }),
);

/** PUT posts.php: changes what is named, leaves the rest; a `status` takes a post out of the trash. */
export const updatePost = updateCall('posts', fields);

/** DELETE posts.php: into the trash. */
export const deletePost = deleteCall('posts', changeOf);

/** A post as the back office lists it: both titles, and the version to send back with a change. */
export const adminPostSummary = z.object({
  id: z.number().int(),
  slug,
  title_el: z.string(),
  title_en: z.string(),
  category_id: z.number().int(),
  category_name: z.string(),
  author_name: z.string(),
  featured_image: z.string(),
  featured: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(['published', 'draft', 'trash']),
  /** Published, but its time has not come. */
  scheduled: z.boolean(),
  views: z.number().int(),
  published_at: instant.nullable(),
  created_at: instant,
  version: instant,
  updated_by: z.string(),
});
/** See {@link adminPostSummary}. */
export type AdminPostSummary = z.output<typeof adminPostSummary>;

/** A post as the back office edits it. */
export const adminPost = adminPostSummary.extend({
  excerpt_el: z.string(),
  excerpt_en: z.string(),
  content_el: z.string(),
  content_en: z.string(),
  gallery_images: z.array(z.string()),
  tags_el: z.array(z.string()),
  tags_en: z.array(z.string()),
  meta_title_el: z.string(),
  meta_title_en: z.string(),
  meta_description_el: z.string(),
  meta_description_en: z.string(),
  reading_minutes: z.number().int(),
});
/** See {@link adminPost}. */
export type AdminPost = z.output<typeof adminPost>;

/** GET posts.php?action=admin-list: all but the trash, unless a status is asked for. */
export const listAdminPosts = defineCall({
  resource: 'posts',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  query: pageQuery.extend({
    status: z.enum(['published', 'draft', 'scheduled', 'trash']).optional(),
    category_id: rowId.optional(),
    search: z.string().max(100).optional(),
    sort: z.enum(['updated_at', 'created_at', 'views', 'title']).default('updated_at'),
    order: z.enum(['ASC', 'DESC']).default('DESC'),
  }),
  answer: listOf(adminPostSummary),
});

/** GET posts.php?action=admin-get&id=… */
export const getAdminPost = defineCall({
  resource: 'posts',
  method: 'GET',
  action: 'admin-get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(adminPost),
});
