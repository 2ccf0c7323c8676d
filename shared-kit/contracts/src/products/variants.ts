import { z } from 'zod';
import { euros, slug } from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';

/** Limits of variants: products in one group, position in it, and characters of its code, of a size and of a colour. */
export const variantLimits = { variants: 40, position: 999, group: 64, size: 20, hex: 7 } as const;

const optionalText = (length: number) =>
  singleLineText(length)
    .nullable()
    .transform((text) => text || null);

/** Fields of a product that make it a variant. Products with the same `variant_group` are one product to visitors. */
export const variantFields = {
  /** Code that the variants of one product share; null for a product without variants. */
  variant_group: optionalText(variantLimits.group),
  /** Place among the variants, the first first. */
  variant_position: z.number().int().min(0).max(variantLimits.position),
  /** Name of the size, such as `52` or `M`, in every language. */
  variant_size: optionalText(variantLimits.size),
  /** Colour of the swatch as `#rrggbb`; null for the one that the colour's name stands for. */
  colour_hex: z
    .string()
    .regex(/^(?:#[0-9a-f]{6}|)$/i)
    .nullable()
    .transform((hex) => hex?.toLowerCase() || null),
};

/** A variant on the cards of lists. */
export const variantSwatch = z.object({
  id: z.number().int(),
  slug,
  /** Name of the colour in the language of the request. */
  colour: z.string().nullable(),
  /** CSS background of the swatch; null for an unknown colour. */
  swatch: z.string().nullable(),
  size: z.string().nullable(),
  in_stock: z.boolean(),
});
/** See {@link variantSwatch}. */
export type VariantSwatch = z.output<typeof variantSwatch>;

/** A variant on the page of a product. Amounts as in `productSummary`. */
export const productVariant = variantSwatch.extend({
  sku: z.string(),
  name: z.string(),
  /** File name of the first image; empty for none. */
  image: z.string(),
  price: euros,
  sale_price: euros.nullable(),
  stock: z.number().int(),
});
/** See {@link productVariant}. */
export type ProductVariant = z.output<typeof productVariant>;
