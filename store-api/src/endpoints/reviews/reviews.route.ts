import {
  getAdminReview,
  getReviewableOrder,
  listAdminReviews,
  listReviews,
  moderateReview,
  replyToReview,
  sendReview,
  withdrawReview,
} from '@fakos/contracts/reviews/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { countAttempt, getBuckets } from '../../domain/accounts/sessions/throttle.ts';
import * as moderation from '../../domain/reviews/moderate-reviews.ts';
import * as own from '../../domain/reviews/own-reviews.ts';
import { countPublishedReviews, findPublishedReviews } from '../../domain/reviews/product-reviews.repo.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** reviews.php: buyers review products, staff check and reply. */
export const reviewEndpoints = [
  endpoint(listReviews, async ({ query, db }) => {
    const { product_id: productId, page, limit } = query;
    const total = await countPublishedReviews(db, productId);
    return { data: await findPublishedReviews(db, productId, query), meta: { page, limit, total } };
  }),

  endpoint(getReviewableOrder, async ({ query, db, language }) => {
    const order = await own.getReviewedOrder(db, query.token);
    return { data: await own.loadReviewableOrder(db, order, language) };
  }),

  endpoint(sendReview, async ({ body, db, language, request }) => {
    const order = await own.getReviewedOrder(db, body.token);
    await countAttempt(db, getBuckets('review', { email: order.email.toLowerCase(), address: request.address() }));
    await inTransaction(db, (transaction) => own.storeReview(transaction, order, body, language));
    return { message: translate(language, 'done.reviewSent') };
  }),

  endpoint(withdrawReview, async ({ body, db, language }) => {
    const order = await own.getReviewedOrder(db, body.token);
    await inTransaction(db, (transaction) => own.withdrawReview(transaction, order, body.product_id));
    return { message: translate(language, 'done.reviewWithdrawn') };
  }),

  endpoint(listAdminReviews, async ({ query, db, language }) => {
    const { rows, total } = await moderation.findAdminReviews(db, query, language);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminReview, async ({ query, db, language }) => ({
    data: await moderation.loadAdminReview(db, query.id, language),
  })),

  endpoint(moderateReview, async ({ body, db, language }) => {
    const data = await inTransaction(db, async (transaction) => {
      await moderation.moderate(transaction, body);
      return moderation.loadAdminReview(transaction, body.id, language);
    });
    const done = body.status === 'published' ? 'done.reviewPublished' : 'done.reviewRejected';
    return { message: translate(language, done), data };
  }),

  endpoint(replyToReview, async ({ body, db, language }) => {
    const data = await inTransaction(db, async (transaction) => {
      await moderation.reply(transaction, body);
      return moderation.loadAdminReview(transaction, body.id, language);
    });
    return { message: translate(language, 'done.reviewReplied'), data };
  }),
];
