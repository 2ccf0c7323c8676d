import { z } from 'zod';
import { answerOf, defineCall, euros, slug } from '../contract.ts';

/** Most suggestions of one kind. */
const MAX_SUGGESTIONS = 10;
const SUGGESTIONS = 5;

/** A product as a line of suggestions shows it; `image` is a file name, empty where there is none. */
export const suggestedProduct = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  brand_name: z.string(),
  price: euros,
  /** The price to pay where there is a discount, else null. */
  sale_price: euros.nullable(),
  image: z.string(),
  in_stock: z.boolean(),
});
/** See {@link suggestedProduct}. */
export type SuggestedProduct = z.output<typeof suggestedProduct>;

/** A post as a line of suggestions shows it. */
export const suggestedPost = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  category_name: z.string(),
  image: z.string(),
});
/** See {@link suggestedPost}. */
export type SuggestedPost = z.output<typeof suggestedPost>;

/** A category whose name has what was typed. */
export const suggestedCategory = z.object({ id: z.number().int(), slug, name: z.string() });
/** See {@link suggestedCategory}. */
export type SuggestedCategory = z.output<typeof suggestedCategory>;

/**
 * GET search.php?q=…: what somebody who is still typing may mean, in the language of the request. `limit` is for each
 * kind; nothing is suggested for nothing.
 */
export const listSuggestions = defineCall({
  resource: 'search',
  method: 'GET',
  permission: 'public',
  query: z.object({
    q: z.string().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(MAX_SUGGESTIONS).default(SUGGESTIONS),
  }),
  answer: answerOf(
    z.object({
      products: z.array(suggestedProduct),
      posts: z.array(suggestedPost),
      categories: z.array(suggestedCategory),
    }),
  ),
});
