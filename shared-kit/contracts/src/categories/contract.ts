import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, rowId, slug } from '../endpoint.ts';
import { metadataFields, newMetadataFields } from '../metadata.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineOrderEndpoint,
  defineUpdateEndpoint,
  imageFileName,
  MAX_POSITION,
  requestedSlug,
  taxonomyDescription,
  taxonomyName,
  taxonomyRemoval,
} from '../taxonomy.ts';

/** Icons of the kit that a category may have. */
export const categoryIcons = [
  'glasses',
  'eye',
  'bag',
  'package',
  'heart',
  'tag',
  'calendar',
  'clock',
  'store',
  'pin',
] as const;

/** Icon of a category in lists of links; '' for the one that its name suggests (spec section 9). */
export const categoryIcon = z.enum([...categoryIcons, '']);
/** See {@link categoryIcon}. */
export type CategoryIcon = z.output<typeof categoryIcon>;

/** A product category. `product_count` counts the products that visitors can see. */
export const category = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description: z.string(),
  image: z.string(),
  /** Missing in responses of other APIs. */
  icon: categoryIcon.optional(),
  /** Texts for search engines; empty or missing where name and description serve. */
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
  product_count: z.number().int(),
});
/** See {@link category}. */
export type Category = z.output<typeof category>;

/** GET categories.php: all categories, in the shop's order. */
export const listCategories = defineEndpoint({
  resource: 'categories',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(z.array(category)),
});

const texts = z.object({
  name_el: taxonomyName,
  name_en: taxonomyName,
  description_el: taxonomyDescription,
  description_en: taxonomyDescription,
  slug: requestedSlug,
  image: imageFileName,
  icon: categoryIcon,
  /** The parent category; null for a top-level one. */
  parent_id: rowId.nullable(),
  position: z.number().int().min(0).max(MAX_POSITION),
  ...metadataFields,
});

const written = { resource: 'categories', permission: 'catalogue', record: { table: 'categories' } } as const;

/** POST categories.php: last by default. */
export const createCategory = defineCreateEndpoint(
  written,
  texts.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: requestedSlug.default(''),
    image: imageFileName.default(''),
    icon: categoryIcon.default(''),
    parent_id: rowId.nullable().default(null),
    position: texts.shape.position.optional(),
    ...newMetadataFields,
  }),
);

/** PUT categories.php: changes the given fields and leaves the others. A parent inside the category itself is rejected. */
export const updateCategory = defineUpdateEndpoint(written, texts);

/** DELETE categories.php */
export const deleteCategory = defineDeleteEndpoint(written, taxonomyRemoval);

/**
 * PUT categories.php?action=order: the ids of all categories in their new order. Subcategories keep their parents; among
 * the categories of one parent, this order counts.
 */
export const reorderCategories = defineOrderEndpoint(written);

/** A category in the back office: both languages, products of every status counted, and the version to send with a change. */
export const adminCategory = z.object({
  id: z.number().int(),
  slug,
  name_el: z.string(),
  name_en: z.string(),
  description_el: z.string(),
  description_en: z.string(),
  image: z.string(),
  icon: categoryIcon.optional(),
  parent_id: z.number().int().nullable(),
  position: z.number().int(),
  meta_title_el: z.string().optional(),
  meta_title_en: z.string().optional(),
  meta_description_el: z.string().optional(),
  meta_description_en: z.string().optional(),
  product_count: z.number().int(),
  child_count: z.number().int(),
  version: instant,
});
/** See {@link adminCategory}. */
export type AdminCategory = z.output<typeof adminCategory>;

/** GET categories.php?action=admin-list: all categories, in the shop's order. */
export const listAdminCategories = defineEndpoint({
  resource: 'categories',
  method: 'GET',
  action: 'admin-list',
  permission: 'catalogue',
  response: dataResponse(z.array(adminCategory)),
});
