import type { ProductReviews, PublishedReview } from '@fakos/contracts/reviews/contract';
import { MAX_STARS } from '@fakos/contracts/reviews/rules';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ReviewRow } from '../../database/tables/feedback.ts';

const TENTHS = 10;

/** Part of the published reviews of a product, newest first. */
export async function findPublishedReviews(
  db: ShopDatabase,
  productId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<PublishedReview[]> {
  const rows = await fromPublished(db, productId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(toPublishedReview);
}

/** The number of published reviews of a product. */
export async function countPublishedReviews(db: ShopDatabase, productId: number): Promise<number> {
  const { count } = await fromPublished(db, productId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The reviews of a product without published ones, whose `review_count` is 0. */
export const NO_REVIEWS: ProductReviews = {
  count: 0,
  average: null,
  by_stars: Array.from({ length: MAX_STARS }, () => 0),
  latest: [],
};

/** Number, average and the newest `limit` of the published reviews of a product. */
export async function findProductReviews(db: ShopDatabase, productId: number, limit: number): Promise<ProductReviews> {
  const groups = await fromPublished(db, productId)
    .select((eb) => ['stars', eb.fn.countAll<number>().as('count')])
    .groupBy('stars')
    .execute();
  const byStars = Array.from({ length: MAX_STARS }, (_, index) => {
    return groups.find(({ stars }) => stars === index + 1)?.count ?? 0;
  });
  const count = byStars.reduce((sum, one) => sum + one, 0);
  const total = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return {
    count,
    average: count === 0 ? null : Math.round((total / count) * TENTHS) / TENTHS,
    by_stars: byStars,
    latest: count === 0 ? [] : await findPublishedReviews(db, productId, { page: 1, limit }),
  };
}

/**
 * Stores number and average of the published reviews with their product and its variants, for lists. Call it after every
 * change of them.
 */
export async function refreshRating(transaction: ShopDatabase, productId: number): Promise<void> {
  const { count, average } = await findProductReviews(transaction, productId, 1);
  await transaction
    .updateTable('products')
    .set({ review_count: count, rating_tenths: average === null ? null : Math.round(average * TENTHS) })
    .where('id', 'in', findVariantIds(transaction, productId))
    .execute();
}

/** Stores the ratings again after a product moved from a group of variants, or null, to its present one. */
export async function shareRatings(
  transaction: ShopDatabase,
  productId: number,
  previousGroup: string | null,
): Promise<void> {
  const left = await transaction
    .selectFrom('products')
    .select('id')
    .where('variant_group', '=', previousGroup)
    .limit(1)
    .executeTakeFirst();
  for (const id of [productId, ...(left ? [left.id] : [])]) {
    const { review_count: known } = await transaction
      .selectFrom('products')
      .select('review_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Products without reviews may have a rating that came with the catalogue.
    if (known > 0 || (await countPublishedReviews(transaction, id)) > 0) await refreshRating(transaction, id);
  }
}

/** A review as visitors see it. */
export function toPublishedReview(row: ReviewRow): PublishedReview {
  const { id, stars, text, author, created_at, reply, replied_at: at } = row;
  return { id, stars, text, author, created_at, reply: reply === '' || at === null ? null : { text: reply, at } };
}

function fromPublished(db: ShopDatabase, productId: number) {
  return db
    .selectFrom('reviews')
    .where('product_id', 'in', findVariantIds(db, productId))
    .where('status', '=', 'published');
}

/** The product and all its variants: they are the same product in another colour or size, so they share their reviews. */
function findVariantIds(db: ShopDatabase, productId: number) {
  return db
    .selectFrom('products as variants')
    .select('variants.id')
    .where((where) =>
      where.or([
        where('variants.id', '=', productId),
        where(
          'variants.variant_group',
          '=',
          where.selectFrom('products as one').select('one.variant_group').where('one.id', '=', productId),
        ),
      ]),
    );
}
