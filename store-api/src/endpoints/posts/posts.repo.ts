import type { listPosts } from '@fakos/shared-kit/api/posts/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { searchPatterns } from '../../text/normalise.ts';
import type { Language } from '../../text/translate.ts';

type PostQuery = z.output<typeof listPosts.query>;

const RELATED_POSTS = 3;

function summaryColumns(language: Language) {
  return [
    'posts.id',
    'posts.slug',
    `posts.title_${language} as title`,
    `posts.excerpt_${language} as excerpt`,
    'posts.category_id',
    `post_categories.name_${language} as category_name`,
    'post_categories.slug as category_slug',
    'posts.author_name',
    'posts.images',
    'posts.featured',
    'posts.status',
    'posts.views',
    'posts.reading_minutes',
    'posts.created_at',
    'posts.updated_at',
  ] as const;
}

function fromPosts(db: ShopDatabase) {
  return db.selectFrom('posts').innerJoin('post_categories', 'post_categories.id', 'posts.category_id');
}

/** One page of posts and how many match. */
export async function findPosts(db: ShopDatabase, query: PostQuery, language: Language, isStaff: boolean) {
  const matching = fromPosts(db)
    .where('posts.status', '=', isStaff && query.status ? query.status : 'published')
    .$if(query.featured !== undefined, (posts) => posts.where('posts.featured', '=', query.featured === '0' ? 0 : 1))
    .$if(query.category_id !== undefined, (posts) => posts.where('posts.category_id', '=', query.category_id ?? 0))
    .$if(query.category !== undefined, (posts) => posts.where('post_categories.slug', '=', query.category ?? ''))
    .where((eb) =>
      eb.and(
        searchPatterns(query.search ?? '').map(
          (pattern) => sql<SqlBool>`${eb.ref('posts.search_text')} like ${pattern} escape '\\'`,
        ),
      ),
    );
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const rows = await matching
    .select(summaryColumns(language))
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy(query.sort === 'title' ? `posts.sort_${language}` : `posts.${query.sort}`, direction)
    .orderBy('posts.id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  if (rows[0] || query.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}

/** One post with everything that its own page shows. */
export function findPostBySlug(db: ShopDatabase, slug: string, language: Language, isStaff: boolean) {
  return fromPosts(db)
    .select(summaryColumns(language))
    .select([
      `posts.content_${language} as content`,
      `posts.tags_${language} as tags`,
      `posts.meta_title_${language} as meta_title`,
      `posts.meta_description_${language} as meta_description`,
    ])
    .where('posts.slug', '=', slug)
    .$if(!isStaff, (posts) => posts.where('posts.status', '=', 'published'))
    .executeTakeFirst();
}

/** Posts to read next: of the same subject first, then the newest. */
export function findRelatedPosts(db: ShopDatabase, post: { id: number; category_id: number }, language: Language) {
  return fromPosts(db)
    .select(summaryColumns(language))
    .where('posts.status', '=', 'published')
    .where('posts.id', '!=', post.id)
    .orderBy((eb) => eb.case().when('posts.category_id', '=', post.category_id).then(0).else(1).end())
    .orderBy('posts.created_at', 'desc')
    .limit(RELATED_POSTS)
    .execute();
}
