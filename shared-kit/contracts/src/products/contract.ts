import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import {
  dataResponse,
  defineEndpoint,
  euros,
  instant,
  listResponse,
  messageResponse,
  rowId,
  slug,
} from '../endpoint.ts';
import { offeredAddon } from '../product-addons/contract.ts';
import { defineCreateEndpoint, savedResponse, updateTarget } from '../taxonomy.ts';
import {
  editableProduct,
  MAX_PRODUCT_IMAGES,
  MAX_STOCK,
  newProduct,
  productFields,
  productImage,
  productStatus,
  productType,
} from './fields.ts';
import { productListMeta, productListQuery } from './listing.ts';

export type { AttributeValue, FacetValue, ProductFacets } from './listing.ts';

/** Maximum stock and number of images of a product. */
export const productLimits = { stock: MAX_STOCK, images: MAX_PRODUCT_IMAGES } as const;

/** A product in lists and cards. Texts are in the language of the request; amounts are euros with VAT. */
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
  /** The discounted price; null without a discount (spec section 9). */
  sale_price: euros.nullable(),
  /** The price before the discount: the list price. */
  original_price: euros,
  /** File name of the first image; see `getImageUrl` in `images/contract`. */
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

/** A product on its own page. Measures are in millimetres, null if the product has none. */
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
  /** Lowest price in the 30 days before the discount (Directive 98/6/EC, article 6a); null without a discount. */
  lowest_price_30d: euros.nullable(),
  /** Add-ons that can be bought with it. */
  addons: z.array(offeredAddon),
});
/** See {@link productDetail}. */
export type ProductDetail = z.output<typeof productDetail>;

/** GET products.php */
export const listProducts = defineEndpoint({
  resource: 'products',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  query: productListQuery,
  response: listResponse(productSummary).extend({ meta: productListMeta }),
});

/** GET products.php?slug=… */
export const getProduct = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'get',
  permission: 'public',
  cache: offlineCache,
  query: z.object({ slug }),
  response: dataResponse(productDetail),
});

/** POST products.php */
export const createProduct = defineCreateEndpoint('products', newProduct);

/**
 * PUT products.php: changes the given fields and leaves the others; 412 for a stale `version`. `stock` sets the stock;
 * `stock_change` adds to it or subtracts from it (409 if it would become negative), so that sales in the meantime are not
 * lost.
 */
export const updateProduct = defineEndpoint({
  resource: 'products',
  method: 'PUT',
  permission: 'admin',
  body: updateTarget.extend({
    ...productFields.partial().shape,
    stock_change: z.number().int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
  }),
  response: savedResponse,
});

/** DELETE products.php: archives the product, because orders refer to it; a PUT with another status restores it. */
export const archiveProduct = defineEndpoint({
  resource: 'products',
  method: 'DELETE',
  permission: 'admin',
  body: updateTarget,
  response: savedResponse,
});

/** GET products.php?action=admin-get: one product for the editor, including archived ones. */
export const getEditableProduct = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'admin-get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  response: dataResponse(editableProduct),
});

/** POST products.php?action=upload-image&id=…, multipart with one file: appends an image to the product. */
export const uploadProductImage = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'upload-image',
  permission: 'admin',
  query: z.object({ id: rowId }),
  response: messageResponse.extend({
    data: z.object({
      filename: z.string(),
      url: z.string(),
      thumbnail_url: z.string(),
      /** Size of the stored image in pixels. */
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

/** PUT products.php?action=images: the images of a product in order, the main one first; all others are removed. */
export const arrangeProductImages = defineEndpoint({
  resource: 'products',
  method: 'PUT',
  action: 'images',
  permission: 'admin',
  body: updateTarget.extend({ images: z.array(productImage).max(MAX_PRODUCT_IMAGES) }),
  response: messageResponse.extend({
    data: z.object({ id: z.number().int(), gallery_images: z.array(z.string()), version: instant }),
  }),
});

/** A product in the back office's list: both languages, every status, and the version to send with a change. */
export const adminProduct = productSummary.extend({ name_el: z.string(), name_en: z.string(), version: instant });
/** See {@link adminProduct}. */
export type AdminProduct = z.output<typeof adminProduct>;

/** GET products.php?action=admin-list */
export const listAdminProducts = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  query: productListQuery,
  response: listResponse(adminProduct),
});
