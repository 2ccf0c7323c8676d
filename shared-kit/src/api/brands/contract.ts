import { z } from 'zod';
import { answerOf, defineCall, instant, slug } from '../contract.ts';
import {
  createCall,
  deleteCall,
  removal,
  taxonomyDescription,
  taxonomyName,
  updateCall,
  wishedSlug,
} from '../taxonomy.ts';

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

const texts = z.object({
  name: taxonomyName,
  description_el: taxonomyDescription,
  description_en: taxonomyDescription,
  slug: wishedSlug,
});

/** POST brands.php */
export const createBrand = createCall(
  'brands',
  texts.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: wishedSlug.default(''),
  }),
);

/** PUT brands.php: changes what is named, leaves the rest. */
export const updateBrand = updateCall('brands', texts);

/** DELETE brands.php */
export const deleteBrand = deleteCall('brands', removal);

/** A brand as the back office lists it: both languages, products of every status counted, and the version to send back with a change. */
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

/** GET brands.php?action=admin-list: all, by name. */
export const listAdminBrands = defineCall({
  resource: 'brands',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  answer: answerOf(z.array(adminBrand)),
});
