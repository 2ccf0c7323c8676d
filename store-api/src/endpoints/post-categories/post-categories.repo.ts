import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';

/** All subjects in the order they were made, with how many published posts each has. */
export function findPostCategories(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('post_categories')
    .leftJoin('posts', (join) =>
      join.onRef('posts.category_id', '=', 'post_categories.id').on('posts.status', '=', 'published'),
    )
    .select((eb) => [
      'post_categories.id',
      'post_categories.slug',
      `post_categories.name_${language} as name`,
      eb.fn.count<number>('posts.id').as('post_count'),
    ])
    .groupBy('post_categories.id')
    .orderBy('post_categories.id')
    .execute();
}
