import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, slug } from '../endpoint.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineUpdateEndpoint,
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
  product_count: z.number().int(),
});
/** See {@link brand}. */
export type Brand = z.output<typeof brand>;

/** GET brands.php: all brands, sorted by name. */
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
});

const written = { resource: 'brands', permission: 'catalogue', record: { table: 'brands' } } as const;

/** POST brands.php */
export const createBrand = defineCreateEndpoint(
  written,
  texts.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: requestedSlug.default(''),
  }),
);

/** PUT brands.php: changes the given fields and leaves the others. */
export const updateBrand = defineUpdateEndpoint(written, texts);

/** DELETE brands.php */
export const deleteBrand = defineDeleteEndpoint(written, taxonomyRemoval);

/** A brand in the back office: both languages, products of every status counted, and the version to send with a change. */
export const adminBrand = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description_el: z.string(),
  description_en: z.string(),
  product_count: z.number().int(),
  version: instant,
});
/** See {@link adminBrand}. */
export type AdminBrand = z.output<typeof adminBrand>;

/** GET brands.php?action=admin-list: all brands, sorted by name. */
export const listAdminBrands = defineEndpoint({
  resource: 'brands',
  method: 'GET',
  action: 'admin-list',
  permission: 'catalogue',
  response: dataResponse(z.array(adminBrand)),
});
