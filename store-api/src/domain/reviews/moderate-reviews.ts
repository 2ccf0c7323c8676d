import type { AdminReview, listAdminReviews, moderateReview, replyToReview } from '@fakos/contracts/reviews/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { readImages } from '../../database/json-columns.ts';
import { omitUndefined } from '../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ReviewRow } from '../../database/tables/feedback.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { searchPatterns } from '../../text/normalise.ts';
import type { Language } from '../../text/translate.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { refreshRating, toPublishedReview } from './product-reviews.repo.ts';

/** One page of reviews for staff, newest first, and how many match. */
export async function findAdminReviews(
  db: ShopDatabase,
  { page, limit, search = '', status, stars }: z.output<typeof listAdminReviews.query>,
  language: Language,
): Promise<{ rows: AdminReview[]; total: number }> {
  const matching = fromReviews(db)
    .where((eb) => eb.and(omitUndefined({ 'reviews.status': status, 'reviews.stars': stars })))
    .where((eb) =>
      eb.and(
        searchPatterns(search).map(
          (pattern) => sql<SqlBool>`${eb.ref('reviews.search_text')} like ${pattern} escape '\\'`,
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    selectColumns(matching, language)
      .orderBy('reviews.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(toAdminReview), total };
}

/** A review for staff, or NOT_FOUND. */
export async function loadAdminReview(db: ShopDatabase, id: number, language: Language): Promise<AdminReview> {
  const row = await selectColumns(fromReviews(db), language).where('reviews.id', '=', id).executeTakeFirst();
  return toAdminReview(requireFound(row));
}

function fromReviews(db: ShopDatabase) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('orders', 'orders.id', 'reviews.order_id');
}

function selectColumns(query: ReturnType<typeof fromReviews>, language: Language) {
  return query
    .selectAll('reviews')
    .select([
      'products.slug as product_slug',
      `products.name_${language} as product_name`,
      'products.images as product_images',
      'orders.number as order_number',
    ]);
}

interface JoinedReview extends ReviewRow {
  readonly product_slug: string;
  readonly product_name: string;
  readonly product_images: string;
  readonly order_number: string;
}

function toAdminReview(row: JoinedReview): AdminReview {
  const { version, language, status, reason, moderated_at } = row;
  return {
    ...toPublishedReview(row),
    ...{ version, language, status, reason, moderated_at },
    product: {
      id: row.product_id,
      slug: row.product_slug,
      name: row.product_name,
      image: readImages(row.product_images)[0] ?? '',
    },
    order: { id: row.order_id, number: row.order_number },
  };
}

/** Publishes or rejects a review inside a transaction; its author gets the reason of a rejection by e-mail. */
export async function moderate(
  transaction: ShopDatabase,
  { id, version, status, reason }: z.output<typeof moderateReview.body>,
): Promise<void> {
  const now = new Date().toISOString();
  const row = await change(transaction, { id, version }, { status, reason, moderated_at: now });
  await refreshRating(transaction, row.product_id);
  if (status !== 'rejected') return;
  const { email: to, language } = row;
  await queueEmail(transaction, { template: 'review_rejected', to, language, params: { id, moderated_at: now } });
}

/** Sets the shop's reply to a review inside a transaction; an empty text removes it. */
export async function reply(
  transaction: ShopDatabase,
  { id, version, text }: z.output<typeof replyToReview.body>,
): Promise<void> {
  const repliedAt = text === '' ? null : new Date().toISOString();
  await change(transaction, { id, version }, { reply: text, replied_at: repliedAt });
}

async function change(
  transaction: ShopDatabase,
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
  values: Partial<Pick<ReviewRow, 'status' | 'reason' | 'moderated_at' | 'reply' | 'replied_at'>>,
): Promise<ReviewRow> {
  const before = await transaction.selectFrom('reviews').select('version').where('id', '=', id).executeTakeFirst();
  if (requireFound(before).version !== version) throw new Failure('STALE_VERSION');
  const row = await transaction
    .updateTable('reviews')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Failure('STALE_VERSION');
  return row;
}
