import { paths } from '@fakos/contracts/paths';
import type { RejectionReason } from '@fakos/contracts/reviews/rules';
import type { Language } from '../../../text/translate.ts';
import { translate } from '../../../text/translate.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { isReviewable } from '../../reviews/own-reviews.ts';
import { createReviewToken } from '../../reviews/review-token.ts';
import { examplePerson } from './examples.ts';
import { defineTemplate } from './template.ts';

/** Replaces the token in the link of a preview. */
const HIDDEN_TOKEN = '…';

const exampleNames: Readonly<Record<Language, string>> = { el: 'Γυαλιά ηλίου', en: 'Sunglasses' };
const getAddress = (token: string) => `${paths.review}?token=${token}`;

interface Invited {
  readonly name: string;
  readonly number: string;
  readonly token: string;
}

/** To the buyer, days after the delivery. Not sent where the order was returned, or its buyer has reviewed it. */
export const reviewInvitation = defineTemplate<EmailParams['review_invitation'], Invited>({
  placeholders: ['name', 'number'],
  getKind: () => 'review_invitation',
  async load(db, { number }) {
    const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    if (!order || !isReviewable(order) || order.fulfilment_status === 'returned') return undefined;
    const review = await db.selectFrom('reviews').select('id').where('order_id', '=', order.id).executeTakeFirst();
    return review ? undefined : { name: order.full_name, number, token: await createReviewToken(db, order) };
  },
  write: ({ name, number, token }, { labels, link }) => ({
    values: { name, number },
    blocks: [{ kind: 'button', label: labels.review, url: link(getAddress(token)) }],
  }),
  example: (_kind, language) => ({
    name: examplePerson(language).full_name,
    number: 'OP26-000123',
    token: HIDDEN_TOKEN,
  }),
});

interface Rejected {
  readonly product: string;
  readonly reason: RejectionReason;
  readonly token: string;
}

/** To the author of a review that is not published. Not sent where that was changed meanwhile. */
export const reviewRejected = defineTemplate<EmailParams['review_rejected'], Rejected>({
  placeholders: ['product', 'reason'],
  getKind: () => 'review_rejected',
  async load(db, { id, moderated_at: at }, language) {
    const review = await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .innerJoin('orders', 'orders.id', 'reviews.order_id')
      .select([`products.name_${language} as product`, 'reviews.reason'])
      .select(['orders.id', 'orders.number', 'orders.email'])
      .where('reviews.id', '=', id)
      .where('reviews.moderated_at', '=', at)
      .executeTakeFirst();
    if (!review?.reason) return undefined;
    return { product: review.product, reason: review.reason, token: await createReviewToken(db, review) };
  },
  write: ({ product, reason, token }, { labels, language, link }) => ({
    values: { product, reason: translate(language, `rejectionReasons.${reason}`) },
    blocks: [{ kind: 'button', label: labels.changeReview, url: link(getAddress(token)) }],
  }),
  example: (_kind, language) => ({ product: exampleNames[language], reason: 'personalData', token: HIDDEN_TOKEN }),
});
