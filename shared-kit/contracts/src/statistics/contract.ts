import { z } from 'zod';
import { sharedCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, slug } from '../endpoint.ts';

/** A popular item. `percentage` is relative to the most popular item of its list, which has 100. */
export const popularItem = z.object({ slug, name: z.string(), percentage: z.number().int().min(0).max(100) });
/** See {@link popularItem}. */
export type PopularItem = z.output<typeof popularItem>;

/** Public figures of the shop: no sales, visitors or amounts. */
export const shopStatistics = z.object({
  products: z.number().int(),
  categories: z.number().int(),
  brands: z.number().int(),
  posts: z.number().int(),
  popular_products: z.array(popularItem),
  popular_posts: z.array(popularItem),
  counted_at: instant,
});
/** See {@link shopStatistics}. */
export type ShopStatistics = z.output<typeof shopStatistics>;

/** GET statistics.php: names in the language of the request. */
export const getStatistics = defineEndpoint({
  resource: 'statistics',
  method: 'GET',
  permission: 'public',
  cache: sharedCache,
  response: dataResponse(shopStatistics),
});
