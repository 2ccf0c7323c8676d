import { z } from 'zod';
import { lensMatrix } from '../contact-lenses/fields.ts';
import { euros, instant, slug } from '../endpoint.ts';
import { offeredAddon } from '../product-addons/contract.ts';
import { productReviews } from '../reviews/contract.ts';
import { glassesProperties, productStatus, productType, strengthStock } from './fields.ts';
import { productVariant, variantSwatch } from './variants.ts';

// A product in responses; its endpoints are in contract.ts.

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
