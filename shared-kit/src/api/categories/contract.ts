import { z } from 'zod';
import { answerOf, defineCall, slug } from '../contract.ts';

/** A shelf of the shop. `product_count` counts what a visitor can see. */
export const category = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description: z.string(),
  image: z.string(),
  product_count: z.number().int(),
});
/** See {@link category}. */
export type Category = z.output<typeof category>;

/** GET categories.php: all, in the shop's order. */
export const listCategories = defineCall({
  resource: 'categories',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.array(category)),
});
