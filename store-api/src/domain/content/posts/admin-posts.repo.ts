import type { EnglishState, listAdminPosts } from '@fakos/contracts/posts/contract';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostRow, PostsTable } from '../../../database/tables/content.ts';
import { normalise } from '../../../text/normalise.ts';
import type { Language } from '../../../text/translate.ts';
import { postsMatch } from '../../search/post-matches.ts';

type AdminQuery = z.output<typeof listAdminPosts.query>;
type PostFilter = Omit<AdminQuery, 'page' | 'limit'>;

/** How much of a post is translated; texts that are empty in Greek do not count as missing. */
const english = sql<EnglishState>`case
  when posts.title_en = '' then 'missing'
  when (posts.content_el <> '' and posts.content_en = '') or (posts.excerpt_el <> '' and posts.excerpt_en = '') then 'partial'
  else 'complete' end`;

/** Tags of a post by language. */
export interface PostTags {
  readonly el: readonly string[];
  readonly en: readonly string[];
}

/** One page of posts of any status, without their texts, and how many match. */
export async function findAdminPosts(db: ShopDatabase, query: AdminQuery, language: Language) {
  const matching = fromMatching(db, query);
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    matching
      .select(['posts.id', 'posts.slug', 'posts.title_el', 'posts.title_en', 'posts.category_id'])
      .select([
        'posts.author_name',
        'posts.author_name_en',
        'posts.images',
        'posts.featured',
        'posts.status',
        'posts.views',
      ])
      .select(['posts.published_at', 'posts.created_at', 'posts.updated_at', 'posts.updated_by'])
      .select(`post_categories.name_${language} as category_name`)
      .select(english.as('english'))
      .orderBy(query.sort === 'title' ? `posts.sort_${language}` : `posts.${query.sort}`, direction)
      .orderBy('posts.id', direction)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

function fromMatching(db: ShopDatabase, query: PostFilter) {
  const { category_id: category, author, featured } = query;
  return db
    .selectFrom('posts')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .where(statusIs(query.status))
    .$if(category !== undefined, (posts) => posts.where('posts.category_id', '=', category ?? 0))
    .$if(author !== undefined, (posts) => posts.where('posts.author_name', '=', author ?? ''))
    .$if(featured !== undefined, (posts) => posts.where('posts.featured', '=', featured === '1' ? 1 : 0))
    .$if(query.english !== undefined, (posts) => posts.where(english, '=', query.english ?? 'complete'))
    .where(postsMatch(db, query.search));
}

/** IDs of the posts that a filter matches, at most `limit`, in the order of the list. */
export async function findAdminPostIds(db: ShopDatabase, filter: PostFilter, limit: number): Promise<number[]> {
  const rows = await fromMatching(db, filter)
    .select('posts.id')
    .orderBy('posts.updated_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Posts as they are stored. */
export function findPostsByIds(db: ShopDatabase, ids: readonly number[]): Promise<PostRow[]> {
  return db.selectFrom('posts').selectAll().where('id', 'in', ids).execute();
}

/** The authors of posts, each once. */
export function findPostAuthors(db: ShopDatabase) {
  return db
    .selectFrom('posts')
    .select((eb) => ['author_name', eb.fn.max('author_name_en').as('author_name_en')])
    .groupBy('author_name')
    .orderBy('author_name')
    .execute();
}

/** A post of any status as it is stored, with the name of its category. */
export function findAdminPost(db: ShopDatabase, id: number, language: Language) {
  return db
    .selectFrom('posts')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .selectAll('posts')
    .select(`post_categories.name_${language} as category_name`)
    .select(english.as('english'))
    .where('posts.id', '=', id)
    .executeTakeFirst();
}

/** A post of any status as it is stored. */
export function findPost(db: ShopDatabase, id: number): Promise<PostRow | undefined> {
  return db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** True if the ID is a post category. */
export async function isPostCategory(db: ShopDatabase, id: number): Promise<boolean> {
  const row = await db.selectFrom('post_categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Inserts a post with its tags and returns its ID. */
export async function insertPost(db: ShopDatabase, values: Insertable<PostsTable>, tags: PostTags): Promise<number> {
  const { id } = await db.insertInto('posts').values(values).returning('id').executeTakeFirstOrThrow();
  await insertPostTags(db, id, tags);
  return id;
}

/** Updates a post; its tags are replaced if they are given. */
export async function changePost(db: ShopDatabase, id: number, values: Updateable<PostsTable>, tags?: PostTags) {
  await db.updateTable('posts').set(values).where('id', '=', id).execute();
  if (!tags) return;
  await db.deleteFrom('post_tags').where('post_id', '=', id).execute();
  await insertPostTags(db, id, tags);
}

function statusIs(status: AdminQuery['status']) {
  const now = new Date().toISOString();
  switch (status) {
    case undefined:
      return sql<SqlBool>`posts.status <> 'trash'`;
    case 'published':
      return sql<SqlBool>`posts.status = 'published' and posts.published_at <= ${now}`;
    case 'scheduled':
      return sql<SqlBool>`posts.status = 'published' and posts.published_at > ${now}`;
    case 'draft':
    case 'trash':
      return sql<SqlBool>`posts.status = ${status}`;
  }
}

/** Writes the tag rows of a post: its tags in each language, in order, compared by their search keys. */
export async function insertPostTags(
  db: ShopDatabase,
  postId: number,
  tags: { readonly el: readonly string[]; readonly en: readonly string[] },
): Promise<void> {
  const rows = (['el', 'en'] as const).flatMap((language) =>
    tags[language].map((tag, position) => ({ post_id: postId, language, position, tag, tag_key: normalise(tag) })),
  );
  if (rows.length > 0) await db.insertInto('post_tags').values(rows).execute();
}
