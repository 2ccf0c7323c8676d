import { z } from 'zod';
import { answerOf, defineCall, euros, instant, rowId, slug } from '../contract.ts';
import {
  changeOf,
  createCall,
  deleteCall,
  MAX_POSITION,
  taxonomyDescription,
  taxonomyName,
  updateCall,
  wishedSlug,
} from '../taxonomy.ts';

/** Most products that one add-on is limited to; one for more is for all. */
const MAX_PRODUCTS = 1000;

/** Only a `published` add-on can be bought. */
export const addonStatus = z.enum(['published', 'draft']);

/** An extra that a visitor can buy with a product, such as a case; in the language of the request, euros with VAT. */
export const offeredAddon = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description: z.string(),
  price: euros,
});
/** See {@link offeredAddon}. */
export type OfferedAddon = z.output<typeof offeredAddon>;

/** GET product-addons.php: what can be bought with products, or with the one of `product_id`, in the shop's order. */
export const listProductAddons = defineCall({
  resource: 'product-addons',
  method: 'GET',
  permission: 'public',
  query: z.object({ product_id: rowId.optional() }),
  answer: answerOf(z.array(offeredAddon)),
});

const fields = z.object({
  name_el: taxonomyName,
  name_en: taxonomyName,
  description_el: taxonomyDescription,
  description_en: taxonomyDescription,
  slug: wishedSlug,
  /** Euros with VAT; VAT follows the product that it is bought with. */
  price: euros,
  position: z.number().int().min(0).max(MAX_POSITION),
  status: addonStatus,
  /** The products that it is offered with; none means every product. */
  product_ids: z.array(rowId).max(MAX_PRODUCTS),
});

/** POST product-addons.php: without a position it comes last. */
export const createProductAddon = createCall(
  'product-addons',
  fields.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: wishedSlug.default(''),
    position: fields.shape.position.optional(),
    status: addonStatus.default('draft'),
    product_ids: fields.shape.product_ids.default([]),
  }),
);

/** PUT product-addons.php: changes what is named, leaves the rest. */
export const updateProductAddon = updateCall('product-addons', fields);

/** DELETE product-addons.php: what was ordered keeps its own words and price. */
export const deleteProductAddon = deleteCall('product-addons', changeOf);

/** An add-on as the back office lists it: both languages, and the version to send back with a change. */
export const adminProductAddon = z.object({
  id: z.number().int(),
  slug,
  name_el: z.string(),
  name_en: z.string(),
  description_el: z.string(),
  description_en: z.string(),
  price: euros,
  position: z.number().int(),
  status: addonStatus,
  product_ids: z.array(z.number().int()),
  version: instant,
});
/** See {@link adminProductAddon}. */
export type AdminProductAddon = z.output<typeof adminProductAddon>;

/** GET product-addons.php?action=admin-list: all, drafts too, in the shop's order. */
export const listAdminProductAddons = defineCall({
  resource: 'product-addons',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  answer: answerOf(z.array(adminProductAddon)),
});
