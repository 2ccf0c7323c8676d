import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { lensMatrix } from '../contact-lenses/fields.ts';
import {
  dataResponse,
  defineEndpoint,
  euros,
  instant,
  listResponse,
  messageResponse,
  pageQuery,
  rowId,
  slug,
} from '../endpoint.ts';
import { uploadedImage } from '../media/contract.ts';
import { singleLineText } from '../plain-text.ts';
import { offeredAddon } from '../product-addons/contract.ts';
import { productReviews } from '../reviews/contract.ts';
import { defineCreateEndpoint, savedResponse, updateTarget } from '../taxonomy.ts';
import {
  arrangedImage,
  editableProduct,
  glassesProperties,
  MAX_PRODUCT_IMAGES,
  MAX_STOCK,
  MAX_STOCK_NOTE,
  newProduct,
  productFields,
  productStatus,
  productType,
  staffStockReasons,
  strengthStock,
} from './fields.ts';
import { productHistory } from './history.ts';
import { productImport, productImportReport } from './import.ts';
import { adminProductListQuery, productListMeta, productListQuery } from './listing.ts';
import { productVariant, variantFields, variantSwatch } from './variants.ts';

export type { PriceChange, StockChange } from './history.ts';
export { importLimits, type ProductImportReport, type ProductImportRow } from './import.ts';
export type { AttributeValue, FacetValue, ProductFacets } from './listing.ts';
export type { ProductVariant, VariantSwatch } from './variants.ts';

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
  /** How many published reviews `rating` is the average of; absent in responses of an older API. */
  review_count: z.number().int().optional(),
  stock: z.number().int(),
  in_stock: z.boolean(),
  product_type: productType,
  status: productStatus,
  created_at: instant,
  /** Code of its variants, and all of them in order, itself included; absent for a product without variants. */
  variant_group: z.string().optional(),
  variants: z.array(variantSwatch).optional(),
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
  /** This and the next one are absent in responses of an older API. */
  lens_height: z.number().nullable().optional(),
  frame_width: z.number().nullable().optional(),
  /** Weight in grams, and what glasses are like; absent in responses of an older API. */
  ...z.object(glassesProperties).partial().shape,
  vat_rate: z.number(),
  /** Lowest price in the 30 days before the discount (Directive 98/6/EC, article 6a); null without a discount. */
  lowest_price_30d: euros.nullable(),
  /** The available variants of a contact lens; null or absent if the shop has not entered them. */
  lens_matrix: lensMatrix.nullable().optional(),
  /** The strengths of reading glasses with their stock; absent if the stock is not counted by strength. */
  strengths: z.array(strengthStock).optional(),
  /** All variants with what differs between them; absent for a product without variants. */
  variants: z.array(productVariant).optional(),
  /** Published reviews of buyers, those of all variants; absent in responses of an older API. */
  reviews: productReviews.optional(),
  /** Add-ons that can be bought with it. */
  addons: z.array(offeredAddon),
  /**
   * The images of `gallery_images` with their alternative texts, which are empty where staff have written none. Missing in
   * responses that a browser stored before the field existed.
   */
  images: z.array(z.object({ filename: z.string(), alt: z.string() })).optional(),
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

/** Maximum length of a preview token, in characters. */
const MAX_PREVIEW_TOKEN = 100;

/**
 * GET products.php?slug=…: staff can read drafts too, and so can visitors with the `preview` token of
 * {@link createProductPreview}. A response to a request with `preview` is never stored.
 */
export const getProduct = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'get',
  permission: 'public',
  cache: offlineCache,
  query: z.object({ slug, preview: z.string().max(MAX_PREVIEW_TOKEN).optional() }),
  response: dataResponse(productDetail),
});

const written = { resource: 'products', permission: 'catalogue', record: { table: 'products' } } as const;

/** POST products.php */
export const createProduct = defineCreateEndpoint(written, newProduct);

/**
 * PUT products.php: changes the given fields and leaves the others; 412 for a stale `version`. `stock` sets the stock;
 * `stock_change` adds to it or subtracts from it (409 if it would become negative), so that sales in the meantime are not
 * lost. Both are refused for a product with strengths, whose stock is the sum of theirs: see `strengths`. Each change of
 * the stock is recorded with `stock_reason` (by default a correction) and `stock_note`.
 */
export const updateProduct = defineEndpoint({
  resource: 'products',
  method: 'PUT',
  permission: 'catalogue',
  record: { table: 'products' },
  body: updateTarget.extend({
    ...productFields.partial().shape,
    stock_change: z.number().int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
    stock_reason: z.enum(staffStockReasons).optional(),
    stock_note: singleLineText(MAX_STOCK_NOTE).optional(),
  }),
  response: savedResponse,
});

/** DELETE products.php: archives the product, because orders refer to it; a PUT with another status restores it. */
export const archiveProduct = defineEndpoint({
  resource: 'products',
  method: 'DELETE',
  permission: 'catalogue',
  record: { table: 'products' },
  body: updateTarget,
  response: savedResponse,
});

/** GET products.php?action=admin-get: one product for the editor, including archived ones. */
export const getEditableProduct = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'admin-get',
  permission: 'catalogue',
  query: z.object({ id: rowId }),
  response: dataResponse(editableProduct),
});

/** POST products.php?action=upload-image&id=…, multipart with one file: appends an image to the product. */
export const uploadProductImage = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'upload-image',
  permission: 'catalogue',
  record: { table: 'products' },
  query: z.object({ id: rowId }),
  response: messageResponse.extend({
    data: uploadedImage.omit({ id: true, alt: true }).extend({
      gallery_images: z.array(z.string()),
      version: instant,
    }),
  }),
});

/**
 * PUT products.php?action=images: the images of a product in order, the main one first, optionally with alternative texts;
 * all others are removed.
 */
export const arrangeProductImages = defineEndpoint({
  resource: 'products',
  method: 'PUT',
  action: 'images',
  permission: 'catalogue',
  record: { table: 'products' },
  body: updateTarget.extend({ images: z.array(arrangedImage).max(MAX_PRODUCT_IMAGES) }),
  response: messageResponse.extend({
    data: z.object({ id: z.number().int(), gallery_images: z.array(z.string()), version: instant }),
  }),
});

/** A product in the back office's list: both languages, every status, and the version to send with a change. */
export const adminProduct = productSummary.extend({
  name_el: z.string(),
  name_en: z.string(),
  /** When a draft is published; null for a product without such a time. */
  publish_at: instant.nullable(),
  version: instant,
});
/** See {@link adminProduct}. */
export type AdminProduct = z.output<typeof adminProduct>;

/** GET products.php?action=admin-list */
export const listAdminProducts = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'admin-list',
  permission: 'catalogue',
  query: adminProductListQuery,
  response: listResponse(adminProduct),
});

/** POST products.php?action=duplicate: copies a product as a draft with its own slug and SKU, the same images and no stock. */
export const duplicateProduct = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'duplicate',
  permission: 'catalogue',
  record: { table: 'products', keyIn: 'response' },
  body: z.object({ id: rowId }),
  response: savedResponse,
});

/**
 * POST products.php?action=create-variant: copies a product as a draft variant with its own colour, size, name, slug and SKU,
 * the same images if the colour is the same, and no stock. A product without a group gets one, named after its SKU.
 */
export const createVariant = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'create-variant',
  permission: 'catalogue',
  record: { table: 'products', keyIn: 'response' },
  body: z.object({
    id: rowId,
    colour_el: productFields.shape.colour_el,
    colour_en: productFields.shape.colour_en,
    colour_hex: variantFields.colour_hex,
    variant_size: variantFields.variant_size,
    /** By default the SKU of the product with a number. */
    sku: productFields.shape.sku.optional(),
  }),
  response: savedResponse,
});

/**
 * POST products.php?action=preview-link: a link that shows an unpublished product to everyone who has it, for
 * `PREVIEW_DAYS` days. It cannot be revoked, except by archiving the product.
 */
export const createProductPreview = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'preview-link',
  permission: 'catalogue',
  record: { table: 'products' },
  invalidates: [],
  body: z.object({ id: rowId }),
  response: dataResponse(z.object({ url: z.url(), token: z.string(), expires_at: instant })),
});

/** GET products.php?action=history&id=…: the changes of a product's price and stock, each newest first and paged alike. */
export const getProductHistory = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'history',
  permission: 'catalogue',
  query: pageQuery.extend({ id: rowId }),
  response: productHistory,
});

/** Maximum number of products in one export. */
export const MAX_EXPORTED_PRODUCTS = 10_000;

/**
 * GET products.php?action=export: the products that the filter of the back office's list matches, with all editable fields,
 * as the text of a CSV file for spreadsheets in the language of the request. {@link importProducts} accepts it.
 * `is_complete` is false if there are more than {@link MAX_EXPORTED_PRODUCTS}.
 */
export const exportProducts = defineEndpoint({
  resource: 'products',
  method: 'GET',
  action: 'export',
  permission: 'catalogue',
  query: adminProductListQuery,
  response: dataResponse(
    z.object({ filename: z.string(), csv: z.string(), count: z.number().int(), is_complete: z.boolean() }),
  ),
});

/**
 * POST products.php?action=import, multipart with one file, or JSON with the text of the file as `csv`: creates and changes
 * products. A row is matched by its ID, else by its SKU; a row with neither is a new product. The response reports every new,
 * changed and invalid row, also with `dry_run`, which writes nothing. A file that is not a list of products is 422.
 */
export const importProducts = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'import',
  permission: 'catalogue',
  record: { table: 'products', keyIn: 'report' },
  body: productImport,
  response: messageResponse.extend({ data: productImportReport }),
});
