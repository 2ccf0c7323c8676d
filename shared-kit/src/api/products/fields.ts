import { z } from 'zod';
import { euros, instant, rowId, slug } from '../contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';
import { wishedSlug } from '../taxonomy.ts';

// What the back office edits of a product, and its limits.

/** What kind of thing a product is; decides which attributes and steps it has. */
export const productType = z.enum(['frame', 'sunglasses', 'reading', 'sport', 'contact-lens', 'solution', 'accessory']);

/**
 * `active` and `published` are the same to a visitor (the spec uses both words). An `archived` product is nowhere to be
 * found but keeps its number, its slug and its sku: orders name it, and another status brings it back.
 */
export const productStatus = z.enum(['published', 'active', 'draft', 'archived']);

/** VAT rates in percent: none, Greece's three, and the reduced ones of the islands (law 2859/2000, article 21). */
export const vatRates = [0, 4, 6, 9, 13, 17, 24] as const;
/** The rate of a product that does not say another (product.md section 3). */
export const DEFAULT_VAT_RATE = 24;

/** Longest texts of a product in characters. */
export const productTextLimits = { name: 160, short_description: 500, description: 100_000, sku: 64, attribute: 80 };
/** Cheapest thing that the shop sells, in euros. */
export const MIN_PRODUCT_PRICE = 0.01;
/** Most pieces on the shelf. */
export const MAX_STOCK = 1_000_000;
/** Longest part of a frame in millimetres. */
export const MAX_MEASURE = 300;
/** Most pictures of one product. */
export const MAX_PRODUCT_PICTURES = 24;
/** Most add-ons that are offered with one product alone. */
const MAX_ADDONS = 100;

const name = lineOfText(productTextLimits.name).min(1);
const shortDescription = linesOfText(productTextLimits.short_description);
/** HTML; what the allow-list does not name is dropped on write. */
const description = linesOfText(productTextLimits.description);
/** Empty is the same as none. */
const attribute = lineOfText(productTextLimits.attribute)
  .nullable()
  .transform((text) => text || null);
const measure = z.number().int().min(1).max(MAX_MEASURE).nullable();
const price = euros.min(MIN_PRODUCT_PRICE);

/** Every field of a product that is edited by name. Attributes are filled in both languages or in none. */
export const productFields = z.object({
  name_el: name,
  name_en: name,
  short_description_el: shortDescription,
  short_description_en: shortDescription,
  description_el: description,
  description_en: description,
  /** An empty one is made of the name. */
  slug: wishedSlug,
  sku: lineOfText(productTextLimits.sku).min(1),
  category_id: rowId,
  brand_id: rowId,
  product_type: productType,
  /** The list price. */
  price,
  /** Lower than the list price, or null. */
  sale_price: price.nullable(),
  vat_rate: z.literal(vatRates),
  stock: z.number().int().min(0).max(MAX_STOCK),
  featured: z.union([z.literal(0), z.literal(1)]),
  status: productStatus,
  shape_el: attribute,
  shape_en: attribute,
  colour_el: attribute,
  colour_en: attribute,
  material_el: attribute,
  material_en: attribute,
  lens_width: measure,
  bridge_width: measure,
  temple_length: measure,
  /** Add-ons that are offered with chosen products, this one among them; those of every product are not named. */
  addon_ids: z.array(rowId).max(MAX_ADDONS),
});

/** A product that does not exist yet: a draft without a discount, pictures or pieces unless it says so. */
export const newProduct = productFields.extend({
  short_description_el: shortDescription.default(''),
  short_description_en: shortDescription.default(''),
  description_el: description.default(''),
  description_en: description.default(''),
  slug: wishedSlug.default(''),
  sale_price: productFields.shape.sale_price.default(null),
  vat_rate: productFields.shape.vat_rate.default(DEFAULT_VAT_RATE),
  stock: productFields.shape.stock.default(0),
  featured: productFields.shape.featured.default(0),
  status: productStatus.default('draft'),
  shape_el: attribute.default(null),
  shape_en: attribute.default(null),
  colour_el: attribute.default(null),
  colour_en: attribute.default(null),
  material_el: attribute.default(null),
  material_en: attribute.default(null),
  lens_width: measure.default(null),
  bridge_width: measure.default(null),
  temple_length: measure.default(null),
  addon_ids: productFields.shape.addon_ids.default([]),
});

/** The file name of a picture of a product. */
export const productPicture = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif)$/iu);

/** A product as its editor shows it: both languages, every field, and the version to send back with a change. */
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
  vat_rate: z.number(),
  rating: z.number().nullable(),
  /** File names of the pictures, the main one first. */
  gallery_images: z.array(z.string()),
  created_at: instant,
  version: instant,
});
/** See {@link editableProduct}. */
export type EditableProduct = z.output<typeof editableProduct>;
