import { z } from 'zod';
import { answerOf, defineCall, euros, slug } from '../contract.ts';

/** Something the shop does for a visitor. `duration` is minutes; a price of null means "ask us". */
export const service = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  icon: z.string(),
  image: z.string(),
  duration: z.number().int().nullable(),
  price: euros.nullable(),
  bookable: z.boolean(),
});
/** See {@link service}. */
export type Service = z.output<typeof service>;

/** GET services.php */
export const listServices = defineCall({
  resource: 'services',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.array(service)),
});
