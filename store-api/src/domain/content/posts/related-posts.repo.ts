import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { fromPosts, summaryColumns } from './posts.repo.ts';
import { isPublic } from './published-posts.ts';

const RELATED_POSTS = 3;

/** The post whose related posts are searched. */
interface Around {
  readonly id: number;
  readonly category_id: number;
  readonly published_at: string | null;
}

/** Related posts: those that share most tags and the category first, then the newest. */
export function findRelatedPosts(db: ShopDatabase, post: Around, language: Language) {
  const shared = db
    .selectFrom('post_tags')
    .where('tag_key', 'in', db.selectFrom('post_tags').select('tag_key').where('post_id', '=', post.id))
    .where('language', '=', language)
    .groupBy('post_id')
    .select((eb) => ['post_id', eb.fn.countAll<number>().as('tags')])
    .as('shared');
  return fromPosts(db)
    .leftJoin(shared, 'shared.post_id', 'posts.id')
    .select(summaryColumns(language))
    .where(isPublic())
    .where('posts.id', '!=', post.id)
    .orderBy(
      (eb) =>
        eb(
          eb.fn.coalesce('shared.tags', eb.lit(0)),
          '+',
          eb.case().when('posts.category_id', '=', post.category_id).then(eb.lit(1)).else(eb.lit(0)).end(),
        ),
      'desc',
    )
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(RELATED_POSTS)
    .execute();
}

/** The posts published before and after one; none around a post without a date. */
export async function findNeighbours(db: ShopDatabase, { id, published_at: at }: Around, language: Language) {
  if (at === null) return {};
  const [previous, next] = await Promise.all([
    neighbour(db, { id, at }, { language, side: 'before' }),
    neighbour(db, { id, at }, { language, side: 'after' }),
  ]);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function neighbour(
  db: ShopDatabase,
  post: { readonly id: number; readonly at: string },
  { language, side }: { readonly language: Language; readonly side: 'before' | 'after' },
) {
  const [comparison, direction] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  return db
    .selectFrom('posts')
    .select(['slug', `title_${language} as title`])
    .where(isPublic())
    .where((eb) =>
      eb.or([
        eb('published_at', comparison, post.at),
        eb.and([eb('published_at', '=', post.at), eb('id', comparison, post.id)]),
      ]),
    )
    .orderBy('published_at', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
}
