import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, slug } from '../endpoint.ts';
import { metadataFields, newMetadataFields } from '../metadata.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineOrderEndpoint,
  defineUpdateEndpoint,
  imageFileName,
  requestedSlug,
  taxonomyDescription,
  taxonomyName,
  taxonomyRemoval,
} from '../taxonomy.ts';

/** A brand. */
export const brand = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description: z.string(),
  /** File name of its logo; missing in responses of other APIs. */
  image: z.string().optional(),
  /** Texts for search engines; empty or missing where name and description serve. */
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
  product_count: z.number().int(),
});
/** See {@link brand}. */
export type Brand = z.output<typeof brand>;

/** GET brands.php: all brands, in the shop's order. */
export const listBrands = defineEndpoint({
  resource: 'brands',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  response: dataResponse(z.array(brand)),
});

const texts = z.object({
  name: taxonomyName,
  description_el: taxonomyDescription,
  description_en: taxonomyDescription,
  slug: requestedSlug,
  /** File name of the logo. */
  image: imageFileName,
  ...metadataFields,
});

const written = { resource: 'brands', permission: 'catalogue', record: { table: 'brands' } } as const;

/** POST brands.php: last in the shop's order. */
export const createBrand = defineCreateEndpoint(
  written,
  texts.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: requestedSlug.default(''),
    image: imageFileName.default(''),
    ...newMetadataFields,
  }),
);

/** PUT brands.php: changes the given fields and leaves the others. */
export const updateBrand = defineUpdateEndpoint(written, texts);

/** DELETE brands.php */
export const deleteBrand = defineDeleteEndpoint(written, taxonomyRemoval);

/** PUT brands.php?action=order: the ids of all brands in their new order. */
export const reorderBrands = defineOrderEndpoint(written);

/** A brand in the back office: both languages, products of every status counted, and the version to send with a change. */
export const adminBrand = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description_el: z.string(),
  description_en: z.string(),
  image: z.string(),
  meta_title_el: z.string(),
  meta_title_en: z.string(),
  meta_description_el: z.string(),
  meta_description_en: z.string(),
  product_count: z.number().int(),
  version: instant,
});
/** See {@link adminBrand}. */
export type AdminBrand = z.output<typeof adminBrand>;

/** GET brands.php?action=admin-list: all brands, in the shop's order. */
export const listAdminBrands = defineEndpoint({
  resource: 'brands',
  method: 'GET',
  action: 'admin-list',
  permission: 'catalogue',
  response: dataResponse(z.array(adminBrand)),
});
