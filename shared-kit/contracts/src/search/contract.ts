import { z } from 'zod';
import { sharedCache } from '../caching.ts';
import { dataResponse, defineEndpoint, euros, numeric, slug } from '../endpoint.ts';

/** Maximum number of suggestions of one kind. */
const MAX_SUGGESTIONS = 10;
const SUGGESTIONS = 5;

/** A suggested product; `image` is a file name, '' for none. */
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

/** A suggested post. */
export const suggestedPost = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  category_name: z.string(),
  image: z.string(),
});
/** See {@link suggestedPost}. */
export type SuggestedPost = z.output<typeof suggestedPost>;

/** A suggested category. */
export const suggestedCategory = z.object({ id: z.number().int(), slug, name: z.string() });
/** See {@link suggestedCategory}. */
export type SuggestedCategory = z.output<typeof suggestedCategory>;

/**
 * GET search.php?q=…: suggestions for an incomplete search, in the language of the request. `limit` applies to each kind;
 * an empty `q` has no suggestions.
 */
export const listSuggestions = defineEndpoint({
  resource: 'search',
  method: 'GET',
  permission: 'public',
  cache: sharedCache,
  query: z.object({
    q: z.string().max(100).default(''),
    limit: numeric(z.number().int().min(1).max(MAX_SUGGESTIONS)).default(SUGGESTIONS),
  }),
  response: dataResponse(
    z.object({
      products: z.array(suggestedProduct),
      posts: z.array(suggestedPost),
      categories: z.array(suggestedCategory),
    }),
  ),
});
