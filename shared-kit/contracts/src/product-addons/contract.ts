import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import {
  dataResponse,
  defineEndpoint,
  euros,
  instant,
  listResponse,
  optionalPageQuery,
  rowId,
  slug,
} from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineUpdateEndpoint,
  MAX_POSITION,
  requestedSlug,
  taxonomyDescription,
  taxonomyName,
  updateTarget,
} from '../taxonomy.ts';

/** Maximum number of products that an add-on is restricted to. */
export const MAX_ADDON_PRODUCTS = 1000;

/** Only `published` add-ons can be bought. */
export const addonStatus = z.enum(['published', 'draft']);

/** An extra that can be bought with a product, such as a case. In the language of the request; prices are euros with VAT. */
export const offeredAddon = z.object({
  id: z.number().int(),
  slug,
  name: z.string(),
  description: z.string(),
  price: euros,
});
/** See {@link offeredAddon}. */
export type OfferedAddon = z.output<typeof offeredAddon>;

/** GET product-addons.php: all add-ons, or those of one product, in the shop's order. */
export const listProductAddons = defineEndpoint({
  resource: 'product-addons',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  query: z.object({ product_id: rowId.optional() }),
  response: dataResponse(z.array(offeredAddon)),
});

const fields = z.object({
  name_el: taxonomyName,
  name_en: taxonomyName,
  description_el: taxonomyDescription,
  description_en: taxonomyDescription,
  slug: requestedSlug,
  /** Euros with VAT, at the rate of the product it is bought with. */
  price: euros,
  position: z.number().int().min(0).max(MAX_POSITION),
  status: addonStatus,
  /** The products that it is offered with; empty for every product. */
  product_ids: z.array(rowId).max(MAX_ADDON_PRODUCTS),
});

const written = { resource: 'product-addons', permission: 'catalogue', record: { table: 'product_addons' } } as const;

/** POST product-addons.php: last by default. */
export const createProductAddon = defineCreateEndpoint(
  written,
  fields.extend({
    description_el: taxonomyDescription.default(''),
    description_en: taxonomyDescription.default(''),
    slug: requestedSlug.default(''),
    position: fields.shape.position.optional(),
    status: addonStatus.default('draft'),
    product_ids: fields.shape.product_ids.default([]),
  }),
);

/** PUT product-addons.php: changes the given fields and leaves the others. */
export const updateProductAddon = defineUpdateEndpoint(written, fields);

/** DELETE product-addons.php: existing orders keep its name and price. */
export const deleteProductAddon = defineDeleteEndpoint(written, updateTarget);

/** An add-on in the back office: both languages, and the version to send with a change. */
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

/**
 * GET product-addons.php?action=admin-list: all including drafts; in the shop's order, or sorted by a column, names in the
 * language of the request. `search` matches names in both languages, also in Greeklish.
 */
export const listAdminProductAddons = defineEndpoint({
  resource: 'product-addons',
  method: 'GET',
  action: 'admin-list',
  permission: 'catalogue',
  query: optionalPageQuery.extend({
    status: addonStatus.optional(),
    search: singleLineText(100).optional(),
    sort: z.enum(['position', 'name', 'price']).default('position'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  response: listResponse(adminProductAddon),
});

/** GET product-addons.php?action=admin-get&id=… */
export const getAdminProductAddon = defineEndpoint({
  resource: 'product-addons',
  method: 'GET',
  action: 'admin-get',
  permission: 'catalogue',
  query: z.object({ id: rowId }),
  response: dataResponse(adminProductAddon),
});
