import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import {
  dataResponse,
  defineEndpoint,
  instant,
  listResponse,
  messageResponse,
  pageQuery,
  rowId,
  slug,
} from '../endpoint.ts';
import { uploadedImage } from '../media/contract.ts';
import { singleLineText } from '../plain-text.ts';
import { defineCreateEndpoint, savedResponse, updateTarget } from '../taxonomy.ts';
import {
  arrangedImage,
  editableProduct,
  MAX_PRODUCT_IMAGES,
  MAX_STOCK,
  MAX_STOCK_NOTE,
  newProduct,
  productFields,
  staffStockReasons,
} from './fields.ts';
import { productHistory } from './history.ts';
import { productImport, productImportReport } from './import.ts';
import { adminProductListQuery, productListMeta, productListQuery } from './listing.ts';
import { adminProduct, productDetail, productSummary } from './product.ts';
import { variantFields } from './variants.ts';

export type { PriceChange, StockChange } from './history.ts';
export { importLimits, type ProductImportReport, type ProductImportRow } from './import.ts';
export type { AttributeValue, FacetValue, ProductFacets } from './listing.ts';
export type { AdminProduct, ProductDetail, ProductSummary } from './product.ts';
export type { ProductVariant, VariantSwatch } from './variants.ts';

/** Maximum stock and number of images of a product. */
export const productLimits = { stock: MAX_STOCK, images: MAX_PRODUCT_IMAGES } as const;

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
