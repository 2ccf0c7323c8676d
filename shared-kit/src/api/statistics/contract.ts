import { z } from 'zod';
import { answerOf, defineCall, instant, slug } from '../contract.ts';

/** Something that people like. `percentage` measures it against the most popular of its list, which has 100. */
export const popularItem = z.object({ slug, name: z.string(), percentage: z.number().int().min(0).max(100) });
/** See {@link popularItem}. */
export type PopularItem = z.output<typeof popularItem>;

/** The shop in figures that everybody may know: no sales, no visitors, no amounts. */
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

/** GET statistics.php: names are in the language of the request. */
export const getStatistics = defineCall({
  resource: 'statistics',
  method: 'GET',
  permission: 'public',
  answer: answerOf(shopStatistics),
});
