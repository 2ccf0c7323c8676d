import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, euros, instant, listOf, rowId, slug } from '../contract.ts';
import { offeredAddon } from '../product-addons/contract.ts';
import { changeOf, createCall, savedAnswer } from '../taxonomy.ts';
import {
  editableProduct,
  MAX_PRODUCT_PICTURES,
  MAX_STOCK,
  newProduct,
  productFields,
  productPicture,
  productStatus,
  productType,
} from './fields.ts';
import { productListMeta, productListQuery } from './listing.ts';

export type { AttributeValue, FacetValue, ProductFacets } from './listing.ts';

/** The most pieces and pictures that a product may have. */
export const productLimits = { stock: MAX_STOCK, pictures: MAX_PRODUCT_PICTURES } as const;

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
  /** The lowest price of the 30 days before the discount (directive 98/6/EC, article 6a); null without a discount. */
  lowest_price_30d: euros.nullable(),
  /** Extras that can be bought with it. */
  addons: z.array(offeredAddon),
});
/** See {@link productDetail}. */
export type ProductDetail = z.output<typeof productDetail>;

/** GET products.php */
export const listProducts = defineCall({
  resource: 'products',
  method: 'GET',
  permission: 'public',
  query: productListQuery,
  answer: listOf(productSummary).extend({ meta: productListMeta }),
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

/** POST products.php */
export const createProduct = createCall('products', newProduct);

/**
 * PUT products.php: changes what is named, leaves the rest. `version` is the one that the editor saw; a newer row
 * answers 412 so that nobody's change is overwritten unseen. `stock` sets a count; `stock_change` adds to whatever is
 * there, or takes from it (409 where less is there), so that it never disagrees with what is being sold meanwhile.
 */
export const updateProduct = defineCall({
  resource: 'products',
  method: 'PUT',
  permission: 'admin',
  body: changeOf.extend({
    ...productFields.partial().shape,
    stock_change: z.number().int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
  }),
  answer: savedAnswer,
});

/** DELETE products.php: archives, because orders name products; a PUT of another status takes it back. */
export const archiveProduct = defineCall({
  resource: 'products',
  method: 'DELETE',
  permission: 'admin',
  body: changeOf,
  answer: savedAnswer,
});

/** GET products.php?action=admin-get: one product for its editor, archived ones too. */
export const getEditableProduct = defineCall({
  resource: 'products',
  method: 'GET',
  action: 'admin-get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(editableProduct),
});

/** POST products.php?action=upload-image&id=…, multipart with one file: keeps a picture and puts it behind the others. */
export const uploadProductPicture = defineCall({
  resource: 'products',
  method: 'POST',
  action: 'upload-image',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: doneAnswer.extend({
    data: z.object({
      filename: z.string(),
      url: z.string(),
      thumbnail_url: z.string(),
      /** Pixels of what is kept. */
      width: z.number().int(),
      height: z.number().int(),
      mime: z.string(),
      /** Bytes. */
      size: z.number().int(),
      gallery_images: z.array(z.string()),
      version: instant,
    }),
  }),
});

/** PUT products.php?action=images: the pictures of a product in their order, the main one first; others are taken off it. */
export const arrangeProductPictures = defineCall({
  resource: 'products',
  method: 'PUT',
  action: 'images',
  permission: 'admin',
  body: changeOf.extend({ images: z.array(productPicture).max(MAX_PRODUCT_PICTURES) }),
  answer: doneAnswer.extend({
    data: z.object({ id: z.number().int(), gallery_images: z.array(z.string()), version: instant }),
  }),
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
  query: productListQuery,
  answer: listOf(adminProduct),
});
