import type { ReviewableOrder, ReviewableProduct, sendReview } from '@fakos/contracts/reviews/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { toSearchText } from '../../text/normalise.ts';
import type { Language } from '../../text/translate.ts';
import { VISIBLE_STATUSES } from '../catalogue/visible-statuses.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { refreshRating } from './product-reviews.repo.ts';
import { findByReviewToken } from './review-token.ts';

/** True for an order whose buyer has received the goods. */
export function isReviewable({ status, fulfilment_status: state }: Pick<OrderRow, 'status' | 'fulfilment_status'>) {
  return status !== 'cancelled' && (state === 'delivered' || state === 'returned');
}

/** The order of a token; NOT_FOUND for an invalid one, and for an order that was not delivered. */
export async function getReviewedOrder(db: ShopDatabase, token: string): Promise<OrderRow> {
  const order = requireFound(await findByReviewToken(db, token));
  if (!isReviewable(order)) throw new Failure('NOT_FOUND');
  return order;
}

/** The products of a delivered order, in the order of its lines, with what its buyer wrote about them. */
export async function loadReviewableOrder(
  db: ShopDatabase,
  order: OrderRow,
  language: Language,
): Promise<ReviewableOrder> {
  const [lines, reviews] = await Promise.all([
    db
      .selectFrom('order_lines')
      .innerJoin('products', 'products.id', 'order_lines.product_id')
      .select([
        'products.id',
        `products.name_${language} as name`,
        'products.slug',
        'products.status',
        'order_lines.image',
      ])
      .where('order_lines.order_id', '=', order.id)
      .orderBy('order_lines.position')
      .execute(),
    db
      .selectFrom('reviews')
      .selectAll()
      .where('email', '=', order.email.toLowerCase())
      .where('product_id', 'in', (eb) =>
        eb.selectFrom('order_lines').select('product_id').where('order_id', '=', order.id),
      )
      .execute(),
  ]);
  const products = new Map<number, ReviewableProduct>();
  for (const { id, name, slug, status, image } of lines) {
    const written = reviews.find((review) => review.product_id === id);
    products.set(id, {
      ...{ id, name, image, slug: VISIBLE_STATUSES.includes(status) ? slug : '' },
      review: written
        ? {
            stars: written.stars,
            text: written.text,
            author: written.author,
            status: written.status,
            reason: written.reason,
          }
        : null,
    });
  }
  return { number: order.number, author: getShortName(order.full_name), products: [...products.values()] };
}

/** First name and initial of the last name, such as «Μαρία Π.». */
function getShortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = others.at(-1)?.[0];
  return initial === undefined ? first : `${first} ${initial}.`;
}

/** Stores a buyer's review, to be checked, in place of an earlier one, and notifies the staff. */
export async function storeReview(
  transaction: ShopDatabase,
  order: OrderRow,
  { product_id: productId, stars, text, author }: z.output<typeof sendReview.body>,
  language: Language,
): Promise<void> {
  const product = await transaction
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['products.name_el', 'products.name_en'])
    .where('order_lines.order_id', '=', order.id)
    .where('products.id', '=', productId)
    .executeTakeFirst();
  const { name_el: el, name_en: en } = requireFound(product);
  const values = {
    order_id: order.id,
    stars,
    text,
    author,
    language,
    status: 'pending' as const,
    reason: null,
    reply: '',
    replied_at: null,
    moderated_at: null,
    created_at: new Date().toISOString(),
    search_text: toSearchText(author, text, order.number),
  };
  const { id, version } = await transaction
    .insertInto('reviews')
    .values({ ...values, product_id: productId, email: order.email.toLowerCase() })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'email'])
        .doUpdateSet((eb) => ({ ...values, version: eb('reviews.version', '+', 1) })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await refreshRating(transaction, productId);
  await notifyStaff(transaction, {
    type: 'other',
    key: `review-${id}-${version}`,
    titleKey: 'newReview',
    params: { name: { el, en }, stars },
    link: `/admin/reviews/${id}`,
  });
}

/** Deletes the buyer's review of a product. */
export async function withdrawReview(transaction: ShopDatabase, order: OrderRow, productId: number): Promise<void> {
  const deleted = await transaction
    .deleteFrom('reviews')
    .where('product_id', '=', productId)
    .where('email', '=', order.email.toLowerCase())
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new Failure('NOT_FOUND');
  await refreshRating(transaction, productId);
}
