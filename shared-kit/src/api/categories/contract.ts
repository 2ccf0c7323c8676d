import { z } from 'zod';
import { answerOf, defineCall, instant, rowId, slug } from '../contract.ts';
import {
  createCall,
  deleteCall,
  MAX_POSITION,
  pictureName,
  removal,
  taxonomyDescription,
  taxonomyName,
  updateCall,
  wishedSlug,
} from '../taxonomy.ts';

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

const texts = z.object({
  name_el: taxonomyName,
  name_en: taxonomyName,
  description_el: taxonomyDescription,
  description_en: taxonomyDescription,
  slug: wishedSlug,
  image: pictureName,
  /** The category that this one stands in. */
  parent_id: rowId.nullable(),
  position: z.number().int().min(0).max(MAX_POSITION),
});

/** POST categories.php: without a position it comes last. */
export const createCategory = createCall(
  'categories',
  texts.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: wishedSlug.default(''),
    image: pictureName.default(''),
    parent_id: rowId.nullable().default(null),
    position: texts.shape.position.optional(),
  }),
);

/** PUT categories.php: changes what is named, leaves the rest. A parent inside the category itself is refused. */
export const updateCategory = updateCall('categories', texts);

/** DELETE categories.php */
export const deleteCategory = deleteCall('categories', removal);

/** A category as the back office lists it: both languages, every status counted, and the version to send back with a change. */
export const adminCategory = z.object({
  id: z.number().int(),
  slug,
  name_el: z.string(),
  name_en: z.string(),
  description_el: z.string(),
  description_en: z.string(),
  image: z.string(),
  parent_id: z.number().int().nullable(),
  position: z.number().int(),
  product_count: z.number().int(),
  child_count: z.number().int(),
  version: instant,
});
/** See {@link adminCategory}. */
export type AdminCategory = z.output<typeof adminCategory>;

/** GET categories.php?action=admin-list: all, in the shop's order. */
export const listAdminCategories = defineCall({
  resource: 'categories',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  answer: answerOf(z.array(adminCategory)),
});
