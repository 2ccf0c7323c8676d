import { z } from 'zod';
import { answerOf, defineCall, slug } from '../contract.ts';

/** A maker of products. */
export const brand = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description: z.string(),
  product_count: z.number().int(),
});
/** See {@link brand}. */
export type Brand = z.output<typeof brand>;

/** GET brands.php: all, by name. */
export const listBrands = defineCall({
  resource: 'brands',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.array(brand)),
});
