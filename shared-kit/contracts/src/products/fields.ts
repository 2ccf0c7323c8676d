import { z } from 'zod';
import { lensMatrix } from '../contact-lenses/fields.ts';
import { euros, instant, rowId, slug } from '../endpoint.ts';
import { MAX_ALT } from '../images/contract.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { readingStrength } from '../reading-glasses/fields.ts';
import { readingStrengths } from '../reading-glasses/rules.ts';
import { requestedSlug } from '../taxonomy.ts';
import { variantFields } from './variants.ts';
import { vatRates } from './vat.ts';

export { variantLimits } from './variants.ts';
export { DEFAULT_VAT_RATE, vatRates } from './vat.ts';

// Editable fields of a product and their limits.

/** Type of a product; decides which attributes it has. */
export const productType = z.enum(['frame', 'sunglasses', 'reading', 'sport', 'contact-lens', 'solution', 'accessory']);

/**
 * `active` and `published` are equivalent for visitors (the spec uses both). An `archived` product is hidden but keeps its
 * id, slug and SKU, because orders refer to it.
 */
export const productStatus = z.enum(['published', 'active', 'draft', 'archived']);

/** Reasons that staff can give for a change of a product's stock; the first one is the default. */
export const staffStockReasons = ['correction', 'delivery', 'stocktake', 'loss'] as const;

/**
 * Why the stock of a product changed: the reasons of staff, and those that the server sets for orders, for the stock that a
 * product is created with, and for an import.
 */
export const stockReason = z.enum([
  ...staffStockReasons,
  'sale',
  'cancellation',
  'withdrawal',
  'refund',
  'initial',
  'import',
]);
/** See {@link stockReason}. */
export type StockReason = z.output<typeof stockReason>;

/** Maximum lengths of a product's texts, in characters. */
export const productTextLimits = { name: 160, short_description: 500, description: 100_000, sku: 64, attribute: 80 };
/** Minimum price in euros. */
export const MIN_PRODUCT_PRICE = 0.01;
/** Maximum stock of a product. */
export const MAX_STOCK = 1_000_000;
/** Maximum measure of a frame in millimetres. */
export const MAX_MEASURE = 300;
/** Maximum weight of a product in grams. */
export const MAX_WEIGHT = 5000;
/** Maximum number of images of a product. */
export const MAX_PRODUCT_IMAGES = 24;
/** Maximum length of a note about a change of stock, in characters. */
export const MAX_STOCK_NOTE = 200;
/** Days for which the preview link of an unpublished product works. */
export const PREVIEW_DAYS = 7;
/** Maximum number of add-ons that are offered with selected products. */
const MAX_ADDONS = 100;

/** How far the rim of a frame surrounds its lenses. */
export const frameTypes = ['full', 'half-rim', 'rimless'] as const;
/** Nose pads of a frame: on arms that can be bent, or a part of the frame. */
export const nosePads = ['adjustable', 'fixed'] as const;
/** Who a frame is made for. */
export const genders = ['women', 'men', 'unisex'] as const;
/** See {@link genders}. */
export const ageGroups = ['adults', 'children'] as const;
/** Filter categories of sunglasses (EN ISO 12312-1). */
export const uvCategories = [0, 1, 2, 3, 4] as const;

const name = singleLineText(productTextLimits.name).min(1);
const shortDescription = multilineText(productTextLimits.short_description);
/** HTML, sanitised on write. */
const description = multilineText(productTextLimits.description);
/** An empty text becomes null. */
const attribute = singleLineText(productTextLimits.attribute)
  .nullable()
  .transform((text) => text || null);
const measure = z.number().int().min(1).max(MAX_MEASURE).nullable();
const flag = z.union([z.literal(0), z.literal(1)]);
const price = euros.min(MIN_PRODUCT_PRICE);

/** Properties of glasses with a few possible values; null for unknown, and for products that are no glasses. */
export const glassesProperties = {
  /** Grams. */
  weight: z.number().int().min(1).max(MAX_WEIGHT).nullable(),
  frame_type: z.enum(frameTypes).nullable(),
  nose_pads: z.enum(nosePads).nullable(),
  gender: z.enum(genders).nullable(),
  age_group: z.enum(ageGroups).nullable(),
  uv_category: z.literal(uvCategories).nullable(),
  polarised: flag,
};

/** A strength of reading glasses with its stock. */
export const strengthStock = z.object({ strength: readingStrength, stock: z.number().int().min(0).max(MAX_STOCK) });

/**
 * A strength that a product has. `stock` sets its stock, `stock_change` adds to it or subtracts from it; with neither, the
 * stock stays as it is.
 */
const wantedStrength = z
  .object({
    strength: readingStrength,
    stock: strengthStock.shape.stock.optional(),
    stock_change: z.number().int().min(-MAX_STOCK).max(MAX_STOCK).optional(),
  })
  .refine(({ stock, stock_change: change }) => stock === undefined || change === undefined, { path: ['stock_change'] });
/** See {@link wantedStrength}. */
export type WantedStrength = z.output<typeof wantedStrength>;

/** Editable fields of a product. Attributes are given in both languages or in none. */
export const productFields = z.object({
  name_el: name,
  name_en: name,
  short_description_el: shortDescription,
  short_description_en: shortDescription,
  description_el: description,
  description_en: description,
  /** Derived from the name if empty. */
  slug: requestedSlug,
  sku: singleLineText(productTextLimits.sku).min(1),
  category_id: rowId,
  brand_id: rowId,
  product_type: productType,
  /** The list price. */
  price,
  /** Lower than the list price, or null. */
  sale_price: price.nullable(),
  vat_rate: z.literal(vatRates),
  stock: z.number().int().min(0).max(MAX_STOCK),
  featured: flag,
  status: productStatus,
  /**
   * When the server publishes a draft; null for never. Must be in the future when it is set, and is removed when the product
   * is no longer a draft.
   */
  publish_at: z.iso.datetime({ offset: true }).nullable(),
  shape_el: attribute,
  shape_en: attribute,
  colour_el: attribute,
  colour_en: attribute,
  material_el: attribute,
  material_en: attribute,
  lens_width: measure,
  bridge_width: measure,
  temple_length: measure,
  /** Progressive lenses need a minimum of it. */
  lens_height: measure,
  /** From hinge to hinge. */
  frame_width: measure,
  ...glassesProperties,
  ...variantFields,
  /** The available variants of a contact lens; null for every usual one. */
  lens_matrix: lensMatrix.nullable(),
  /**
   * The strengths of reading glasses, whose stock is counted by strength: the product's stock is their sum and cannot be
   * changed by itself. Strengths that are left out are removed. Empty for stock that all usual strengths share.
   */
  strengths: z
    .array(wantedStrength)
    .max(readingStrengths.length)
    .refine((rows) => new Set(rows.map(({ strength }) => strength)).size === rows.length),
  /** Add-ons that are offered with selected products including this one; those for every product are not listed. */
  addon_ids: z.array(rowId).max(MAX_ADDONS),
});

/** A new product; by default a draft without discount, images or stock. */
export const newProduct = productFields.extend({
  short_description_el: shortDescription.default(''),
  short_description_en: shortDescription.default(''),
  description_el: description.default(''),
  description_en: description.default(''),
  slug: requestedSlug.default(''),
  sale_price: productFields.shape.sale_price.default(null),
  /** By default the setting `vat_rate_default`. */
  vat_rate: productFields.shape.vat_rate.optional(),
  stock: productFields.shape.stock.default(0),
  featured: productFields.shape.featured.default(0),
  status: productStatus.default('draft'),
  publish_at: productFields.shape.publish_at.default(null),
  shape_el: attribute.default(null),
  shape_en: attribute.default(null),
  colour_el: attribute.default(null),
  colour_en: attribute.default(null),
  material_el: attribute.default(null),
  material_en: attribute.default(null),
  lens_width: measure.default(null),
  bridge_width: measure.default(null),
  temple_length: measure.default(null),
  lens_height: measure.default(null),
  frame_width: measure.default(null),
  weight: glassesProperties.weight.default(null),
  frame_type: glassesProperties.frame_type.default(null),
  nose_pads: glassesProperties.nose_pads.default(null),
  gender: glassesProperties.gender.default(null),
  age_group: glassesProperties.age_group.default(null),
  uv_category: glassesProperties.uv_category.default(null),
  polarised: glassesProperties.polarised.default(0),
  variant_group: variantFields.variant_group.default(null),
  variant_position: variantFields.variant_position.default(0),
  variant_size: variantFields.variant_size.default(null),
  colour_hex: variantFields.colour_hex.default(null),
  lens_matrix: productFields.shape.lens_matrix.default(null),
  strengths: productFields.shape.strengths.default([]),
  addon_ids: productFields.shape.addon_ids.default([]),
});

/** File name of a product's image. */
export const productImage = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif)$/iu);

const imageAlt = singleLineText(MAX_ALT);

/**
 * An image of a product, in a request: its file name, or the file name with new alternative texts. A text that is left out
 * stays as it is.
 */
export const arrangedImage = z.union([
  productImage,
  z.object({ filename: productImage, alt_el: imageAlt.optional(), alt_en: imageAlt.optional() }),
]);

/** An image of a product in the editor. The alternative texts are those of the media library, so products that share a file share them. */
export const editableProductImage = z.object({ filename: z.string(), alt_el: z.string(), alt_en: z.string() });

/** A variant in the editor, whatever its status; names in the language of the request. */
export const editableVariant = z.object({
  id: z.number().int(),
  slug,
  sku: z.string(),
  name: z.string(),
  status: productStatus,
  colour: z.string().nullable(),
  swatch: z.string().nullable(),
  size: z.string().nullable(),
  position: z.number().int(),
  image: z.string(),
  price: euros,
  stock: z.number().int(),
});
/** See {@link editableVariant}. */
export type EditableVariant = z.output<typeof editableVariant>;

/** A product in the editor: both languages, every field, and the version to send with a change. */
export const editableProduct = z.object({
  ...productFields.shape,
  slug,
  shape_el: z.string().nullable(),
  shape_en: z.string().nullable(),
  colour_el: z.string().nullable(),
  colour_en: z.string().nullable(),
  material_el: z.string().nullable(),
  material_en: z.string().nullable(),
  id: z.number().int(),
  category_id: z.number().int(),
  brand_id: z.number().int(),
  addon_ids: z.array(z.number().int()),
  strengths: z.array(strengthStock),
  vat_rate: z.number(),
  rating: z.number().nullable(),
  /** File names of the images, the main one first. */
  gallery_images: z.array(z.string()),
  /** The products of its group, itself included; empty without a group. */
  variants: z.array(editableVariant),
  /** The same images with their alternative texts. */
  images: z.array(editableProductImage),
  created_at: instant,
  version: instant,
});
/** See {@link editableProduct}. */
export type EditableProduct = z.output<typeof editableProduct>;
