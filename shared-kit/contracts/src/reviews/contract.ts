import { z } from 'zod';
import { sharedCache } from '../caching.ts';
import {
  dataResponse,
  defineEndpoint,
  instant,
  languageSchema,
  listResponse,
  messageResponse,
  numeric,
  pageQuery,
  rowId,
} from '../endpoint.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { MAX_STARS, rejectionReasons, reviewLimits, reviewStatuses } from './rules.ts';

/** Number of reviews on the product's page, and in one page of {@link listReviews}. */
export const REVIEWS_PER_PAGE = 5;

const stars = z.number().int().min(1).max(MAX_STARS);

/** A review as visitors see it. Its author has bought the product. */
export const publishedReview = z.object({
  id: z.number().int(),
  stars,
  text: z.string(),
  /** The name that the buyer chose. */
  author: z.string(),
  created_at: instant,
  /** The shop's reply. */
  reply: z.object({ text: z.string(), at: instant }).nullable(),
});
/** See {@link publishedReview}. */
export type PublishedReview = z.output<typeof publishedReview>;

/** Published reviews of a product: their number, average, and the newest ones. */
export const productReviews = z.object({
  count: z.number().int(),
  /** With one decimal; null without reviews. */
  average: z.number().min(1).max(MAX_STARS).nullable(),
  /** How many have one star, two stars and so on. */
  by_stars: z.array(z.number().int()).length(MAX_STARS),
  latest: z.array(publishedReview),
});
/** See {@link productReviews}. */
export type ProductReviews = z.output<typeof productReviews>;

/** GET reviews.php?product_id=…: the published reviews of a product, newest first. */
export const listReviews = defineEndpoint({
  resource: 'reviews',
  method: 'GET',
  permission: 'public',
  cache: { ...sharedCache, variesBy: [] },
  query: pageQuery.extend({ product_id: rowId, limit: pageQuery.shape.limit.unwrap().default(REVIEWS_PER_PAGE) }),
  response: listResponse(publishedReview),
});

const token = z.string().min(1).max(200);

/** A product of an order, with what its buyer wrote about it. */
export const reviewableProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Empty for a product that visitors no longer see. */
  slug: z.string(),
  image: z.string(),
  review: z
    .object({
      stars,
      text: z.string(),
      author: z.string(),
      status: z.enum(reviewStatuses),
      reason: z.enum(rejectionReasons).nullable(),
    })
    .nullable(),
});
/** See {@link reviewableProduct}. */
export type ReviewableProduct = z.output<typeof reviewableProduct>;

/** The products of a delivered order. */
export const reviewableOrder = z.object({
  number: z.string(),
  /** Proposed name of the author: first name and initial of the recipient. */
  author: z.string(),
  products: z.array(reviewableProduct),
});
/** See {@link reviewableOrder}. */
export type ReviewableOrder = z.output<typeof reviewableOrder>;

/**
 * GET reviews.php?action=own&token=…: the products that the holder of an order may review. The token is in the order
 * (`review_token`) and in the e-mail after the delivery.
 */
export const getReviewableOrder = defineEndpoint({
  resource: 'reviews',
  method: 'GET',
  action: 'own',
  permission: 'public',
  cache: 'none',
  query: z.object({ token }),
  response: dataResponse(reviewableOrder),
});

/**
 * POST reviews.php: a buyer's review of a product, published after a check. A buyer has one review of a product, also with
 * several orders: it replaces an earlier one.
 */
export const sendReview = defineEndpoint({
  resource: 'reviews',
  method: 'POST',
  permission: 'public',
  invalidates: ['products', 'reviews'],
  body: z.object({
    token,
    product_id: rowId,
    stars: numeric(stars),
    text: multilineText(reviewLimits.text).default(''),
    author: singleLineText(reviewLimits.author).min(1),
  }),
  response: messageResponse,
});

/** PUT reviews.php?action=withdraw: the buyer deletes the own review of a product. */
export const withdrawReview = defineEndpoint({
  resource: 'reviews',
  method: 'PUT',
  action: 'withdraw',
  permission: 'public',
  invalidates: ['products', 'reviews'],
  body: z.object({ token, product_id: rowId }),
  response: messageResponse,
});

/** A review for staff. */
export const adminReview = publishedReview.extend({
  version: z.number().int(),
  product: z.object({ id: z.number().int(), slug: z.string(), name: z.string(), image: z.string() }),
  /** Of the order with which the product was bought. */
  order: z.object({ id: z.number().int(), number: z.string() }),
  language: languageSchema,
  status: z.enum(reviewStatuses),
  reason: z.enum(rejectionReasons).nullable(),
  /** When it was published or rejected. */
  moderated_at: instant.nullable(),
});
/** See {@link adminReview}. */
export type AdminReview = z.output<typeof adminReview>;

/** GET reviews.php?action=admin-list: newest first; `search` matches author, text and order number. */
export const listAdminReviews = defineEndpoint({
  resource: 'reviews',
  method: 'GET',
  action: 'admin-list',
  permission: 'sales',
  query: pageQuery.extend({
    status: z.enum(reviewStatuses).optional(),
    stars: numeric(stars).optional(),
    search: singleLineText(100).optional(),
  }),
  response: listResponse(adminReview),
});

/** GET reviews.php?action=admin-get&id=… */
export const getAdminReview = defineEndpoint({
  resource: 'reviews',
  method: 'GET',
  action: 'admin-get',
  permission: 'sales',
  query: z.object({ id: rowId }),
  response: dataResponse(adminReview),
});

const changed = {
  permission: 'sales',
  record: { table: 'reviews' },
  invalidates: ['products', 'reviews'],
  response: messageResponse.extend({ data: adminReview }),
} as const;

/** PUT reviews.php?action=moderate: publishes a review, or rejects it with a reason, which the buyer gets by e-mail. 412 for a stale `version`. */
export const moderateReview = defineEndpoint({
  ...changed,
  resource: 'reviews',
  method: 'PUT',
  action: 'moderate',
  body: z
    .object({
      id: rowId,
      version: z.number().int(),
      status: z.enum(['published', 'rejected']),
      reason: z.enum(rejectionReasons).nullable().default(null),
    })
    .refine(({ status, reason }) => (status === 'rejected') === (reason !== null), { path: ['reason'] }),
});

/** PUT reviews.php?action=reply: the shop's reply below the review; an empty text removes it. 412 for a stale `version`. */
export const replyToReview = defineEndpoint({
  ...changed,
  resource: 'reviews',
  method: 'PUT',
  action: 'reply',
  body: z.object({ id: rowId, version: z.number().int(), text: multilineText(reviewLimits.reply) }),
});
