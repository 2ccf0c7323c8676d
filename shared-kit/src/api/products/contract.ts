import { z } from 'zod';
import {
  answerOf,
  defineCall,
  doneAnswer,
  euros,
  instant,
  listOf,
  pageMeta,
  pageQuery,
  rowId,
  slug,
} from '../contract.ts';

/** What kind of thing a product is; decides which attributes and steps it has. */
export const productType = z.enum(['frame', 'sunglasses', 'reading', 'sport', 'contact-lens', 'solution', 'accessory']);
/** `active` and `published` are the same to a visitor (the spec uses both words). */
export const productStatus = z.enum(['published', 'active', 'draft']);
/** Orders of a product list. `name` sorts by the language of the request. */
export const productSort = z.enum(['created_at', 'price', 'name', 'featured']);

/** A product as lists and cards show it. Texts are in the language of the request; amounts are euros with VAT. */
export const productSummary = z.object({
  id: z.number().int(),
  slug,
  sku: z.string(),
  name: z.string(),
  short_description: z.string(),
  brand_id: z.number().int(),
  brand_name: z.string(),
  category_id: z.number().int(),
  category_name: z.string(),
  category_slug: slug,
  /** The list price. */
  price: euros,
  /** The price to pay where there is a discount, else null (spec section 9). */
  sale_price: euros.nullable(),
  /** The price that a discount is measured from: the list price. */
  original_price: euros,
  /** File name of the first picture; see `imageUrl` in `api/images/contract`. */
  featured_image: z.string(),
  main_image: z.string(),
  image_url: z.string(),
  gallery_images: z.array(z.string()),
  featured: z.union([z.literal(0), z.literal(1)]),
  rating: z.number().min(0).max(5).nullable(),
  stock: z.number().int(),
  in_stock: z.boolean(),
  product_type: productType,
  status: productStatus,
  created_at: instant,
});
/** See {@link productSummary}. */
export type ProductSummary = z.output<typeof productSummary>;

/** A product as its own page shows it. Measures are millimetres, null where the thing has none. */
export const productDetail = productSummary.extend({
  description: z.string(),
  brand_slug: slug,
  shape: z.string().nullable(),
  colour: z.string().nullable(),
  material: z.string().nullable(),
  lens_width: z.number().nullable(),
  bridge_width: z.number().nullable(),
  temple_length: z.number().nullable(),
  vat_rate: z.number(),
});
/** See {@link productDetail}. */
export type ProductDetail = z.output<typeof productDetail>;

/** A value to filter by, with how many products of the list without that filter have it. */
export const facetValue = z.object({ id: z.number().int(), slug, name: z.string(), count: z.number().int() });
/** See {@link facetValue}. */
export type FacetValue = z.output<typeof facetValue>;

const flag = z.enum(['0', '1', 'true', 'false']).or(z.literal(1)).or(z.literal(0));

/** GET products.php. `categories` and `brands` are comma lists of ids; `category` and `brand` are comma lists of slugs. */
export const listProducts = defineCall({
  resource: 'products',
  method: 'GET',
  permission: 'public',
  query: pageQuery.extend({
    featured: flag.optional(),
    status: productStatus.optional(),
    category_id: rowId.optional(),
    brand_id: rowId.optional(),
    categories: z.string().max(400).optional(),
    category: z.string().max(400).optional(),
    brand: z.string().max(400).optional(),
    on_sale: flag.optional(),
    search: z.string().max(100).optional(),
    sort: productSort.default('created_at'),
    order: z
      .enum(['ASC', 'DESC', 'asc', 'desc'])
      .default('DESC')
      .transform((order) => (order.toUpperCase() === 'ASC' ? 'ASC' : 'DESC')),
  }),
  answer: listOf(productSummary).extend({
    meta: pageMeta.extend({ facets: z.object({ category: z.array(facetValue), brand: z.array(facetValue) }) }),
  }),
});

/** GET products.php?slug=… */
export const getProduct = defineCall({
  resource: 'products',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ slug }),
  answer: answerOf(productDetail),
});

/**
 * PUT products.php: changes what is named, leaves the rest. `version` is the `updated_at` that the editor saw; a newer
 * row answers 412 so that nobody's change is overwritten unseen.
 */
export const updateProduct = defineCall({
  resource: 'products',
  method: 'PUT',
  permission: 'admin',
  body: z.object({
    id: rowId,
    version: instant.optional(),
    price: euros.min(0.01).optional(),
    sale_price: euros.nullable().optional(),
    stock: z.number().int().min(0).max(1_000_000).optional(),
    featured: z.union([z.literal(0), z.literal(1)]).optional(),
    status: productStatus.optional(),
  }),
  answer: doneAnswer.extend({ data: z.object({ id: z.number().int(), version: instant }) }),
});

/** A product as the back office lists it: both languages, every status, and the version to send back with a change. */
export const adminProduct = productSummary.extend({ name_el: z.string(), name_en: z.string(), version: instant });
/** See {@link adminProduct}. */
export type AdminProduct = z.output<typeof adminProduct>;

/** GET products.php?action=admin-list */
export const listAdminProducts = defineCall({
  resource: 'products',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  query: listProducts.query,
  answer: listOf(adminProduct),
});
