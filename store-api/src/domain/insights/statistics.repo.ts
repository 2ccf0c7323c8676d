import type { PopularItem } from '@fakos/contracts/statistics/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { VISIBLE_STATUSES } from '../catalogue/visible-statuses.ts';
import { isPublic } from '../content/posts/published-posts.ts';
import { fromRecentOrderLines } from '../sales/orders/sold-quantities.repo.ts';

/** Length of the lists of popular items. */
const MOST_POPULAR = 5;

/** How many of each thing a visitor can find. The variants of a product count as one, as in lists. */
export async function countPublished(db: ShopDatabase, now: Date) {
  return db
    .selectNoFrom((eb) => {
      const all = eb.fn.countAll<number>().as('count');
      return [
        eb
          .selectFrom('products')
          .where('status', 'in', VISIBLE_STATUSES)
          .select(({ fn }) =>
            eb(
              fn.countAll<number>().filterWhere('variant_group', 'is', null),
              '+',
              fn.count<number>('variant_group').distinct(),
            ).as('count'),
          )
          .as('products'),
        eb.selectFrom('categories').select(all).as('categories'),
        eb.selectFrom('brands').select(all).as('brands'),
        eb.selectFrom('posts').where(isPublic(now)).select(all).as('posts'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/**
 * The products with the most pieces in recent orders that were not cancelled. The variants of a product count as one, under the name
 * of the bestselling variant.
 */
export async function findPopularProducts(db: ShopDatabase, language: Language, now: Date): Promise<PopularItem[]> {
  const name = `products.name_${language}` as const;
  const sold = fromRecentOrderLines(db, now)
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .where('products.status', 'in', VISIBLE_STATUSES)
    .select((eb) => [
      'products.id',
      'products.slug',
      `${name} as name`,
      'products.variant_group',
      eb.case().when('products.variant_group', 'is', null).then(eb.ref('products.id')).end().as('single_id'),
      eb.fn.sum<number>('order_lines.quantity').as('pieces'),
    ])
    .groupBy(['products.id', 'products.slug', name, 'products.variant_group']);
  // Products without a group are groups of their own, by `single_id`.
  const ranked = db.selectFrom(sold.as('sold')).select(({ fn }) => [
    'id',
    'slug',
    'name',
    fn
      .sum<number>('pieces')
      .over((over) => over.partitionBy(['variant_group', 'single_id']))
      .as('score'),
    fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy(['variant_group', 'single_id']).orderBy('pieces', 'desc').orderBy('id'))
      .as('place'),
  ]);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .where('place', '=', 1)
    .select(['slug', 'name', 'score'])
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(MOST_POPULAR)
    .execute();
  // PostgreSQL returns the sum of sums as text.
  return againstTheFirst(rows.map((row) => ({ ...row, score: Number(row.score) })));
}

/** The posts that were read most. */
export async function findPopularPosts(db: ShopDatabase, language: Language, now: Date): Promise<PopularItem[]> {
  const rows = await db
    .selectFrom('posts')
    .where(isPublic(now))
    .where('views', '>', 0)
    .select(['slug', `title_${language} as name`, 'views as score'])
    .orderBy('views', 'desc')
    .orderBy('id')
    .limit(MOST_POPULAR)
    .execute();
  return againstTheFirst(rows);
}

/** Scores as a percentage of the first one, so that absolute figures are not public. */
function againstTheFirst(rows: readonly { slug: string; name: string; score: number }[]): PopularItem[] {
  const highest = rows[0]?.score ?? 0;
  return rows.map(({ slug, name, score }) => ({ slug, name, percentage: Math.round((100 * score) / highest) }));
}
