import { type listPosts, MAX_LISTED_TAGS } from '@fakos/contracts/posts/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentStatus } from '../../../database/tables/content.ts';
import { normalise } from '../../../text/normalise.ts';
import type { Language } from '../../../text/translate.ts';
import { postsMatch } from '../../search/post-matches.ts';
import { isPublic } from './published-posts.ts';

type PostQuery = z.output<typeof listPosts.query>;

/** The summary of a post for cards; `created_at` is the instant that it is published from. */
export function summaryColumns(language: Language) {
  return [
    'posts.id',
    'posts.slug',
    `posts.title_${language} as title`,
    `posts.excerpt_${language} as excerpt`,
    'posts.category_id',
    `post_categories.name_${language} as category_name`,
    'post_categories.slug as category_slug',
    authorName(language),
    'posts.images',
    'posts.featured',
    // No query of summaries reads the trash.
    sql.ref<Exclude<ContentStatus, 'trash'>>('posts.status').as('status'),
    'posts.views',
    'posts.reading_minutes',
    sql<string>`coalesce(posts.published_at, posts.created_at)`.as('created_at'),
    'posts.updated_at',
  ] as const;
}

/** Posts with their categories. */
export function fromPosts(db: ShopDatabase) {
  return db.selectFrom('posts').innerJoin('post_categories', 'post_categories.id', 'posts.category_id');
}

/** One page of posts and how many match. */
export async function findPosts(db: ShopDatabase, query: PostQuery, language: Language, isStaff: boolean) {
  const matching = db
    .selectFrom('posts')
    .where(isStaff && query.status === 'draft' ? isDraft : isPublic())
    .$if(query.tag !== undefined, (posts) => posts.where('posts.id', 'in', withTag(db, query.tag ?? '')))
    .$if(query.author !== undefined, (posts) => posts.where(isBy(query.author ?? '')))
    .$if(query.featured !== undefined, (posts) => posts.where('posts.featured', '=', query.featured === '0' ? 0 : 1))
    .$if(query.category_id !== undefined, (posts) => posts.where('posts.category_id', '=', query.category_id ?? 0))
    .$if(query.category !== undefined, (posts) => posts.where('posts.category_id', 'in', ofCategory(db, query)))
    .where(postsMatch(db, query.search));
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  // Not counted in the same statement: that would read every matching post and not a page of them.
  const rows = await matching
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select(summaryColumns(language))
    .orderBy(sortColumn(query.sort, language), direction)
    .orderBy('posts.id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { rows, total };
}

/** One post with everything that its page shows; drafts are visible to staff, trashed posts to nobody. */
export function findPostBySlug(db: ShopDatabase, slug: string, language: Language, isStaff: boolean) {
  return fromPosts(db)
    .select(summaryColumns(language))
    .select([
      'posts.published_at',
      `posts.content_${language} as content`,
      `posts.sections_${language} as sections`,
      `posts.tags_${language} as tags`,
      `posts.meta_title_${language} as meta_title`,
      `posts.meta_description_${language} as meta_description`,
    ])
    .where('posts.slug', '=', slug)
    .where(isStaff ? isNotInTrash : isPublic())
    .executeTakeFirst();
}

/** Tags of public posts, the most frequent first. */
export function findTags(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('post_tags')
    .innerJoin('posts', 'posts.id', 'post_tags.post_id')
    .where('post_tags.language', '=', language)
    .where(isPublic())
    .select((eb) => [eb.fn.min('post_tags.tag').as('tag'), eb.fn.countAll<number>().as('count')])
    .groupBy('post_tags.tag_key')
    .orderBy('count', 'desc')
    .orderBy('post_tags.tag_key')
    .limit(MAX_LISTED_TAGS)
    .execute();
}

/** The author's name in a language, as `author_name`. */
export function authorName(language: Language) {
  return language === 'en'
    ? sql<string>`coalesce(nullif(posts.author_name_en, ''), posts.author_name)`.as('author_name')
    : sql.ref<string>('posts.author_name').as('author_name');
}

function isBy(author: string) {
  return sql<SqlBool>`(posts.author_name = ${author} or posts.author_name_en = ${author})`;
}

const isDraft = sql<SqlBool>`posts.status = 'draft'`;
const isNotInTrash = sql<SqlBool>`posts.status <> 'trash'`;

function ofCategory(db: ShopDatabase, query: PostQuery) {
  return db
    .selectFrom('post_categories')
    .select('post_categories.id')
    .where('post_categories.slug', '=', query.category ?? '');
}

function withTag(db: ShopDatabase, tag: string) {
  return db.selectFrom('post_tags').select('post_id').where('tag_key', '=', normalise(tag));
}

function sortColumn(sort: PostQuery['sort'], language: Language) {
  if (sort === 'title') return `posts.sort_${language}` as const;
  return sort === 'views' ? 'posts.views' : 'posts.published_at';
}
