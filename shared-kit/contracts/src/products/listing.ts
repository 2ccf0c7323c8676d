import { z } from 'zod';
import { euros, MAX_PAGE_SIZE, numeric, pageMeta, pageQuery, rowId, slug } from '../endpoint.ts';
import { MAX_STOCK, productStatus, productType } from './fields.ts';

/**
 * Sort keys of a product list. `name` sorts in the language of the request. `relevance` sorts by how well name, category and
 * description match the search, then products in stock, then by pieces ordered in the last 90 days, featured and newest
 * ones; without a search, by the latter alone.
 */
export const productSort = z.enum(['created_at', 'price', 'name', 'featured', 'discount', 'relevance']);

/** Maximum length of a comma-separated list of slugs, ids or attribute values. */
const MAX_LIST_LENGTH = 400;
/** Maximum amount of a price filter, in euros. */
const MAX_EUROS = 1_000_000;
/** Length of the ids of a whole page with their commas. */
const MAX_IDS_LENGTH = MAX_PAGE_SIZE * 11;

/** Forms send '' for a filter that is not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const flag = z.enum(['0', '1', 'true', 'false']).or(z.literal(1)).or(z.literal(0));
const commaList = z.string().max(MAX_LIST_LENGTH).optional();
const amount = optional(numeric(z.number().min(0).max(MAX_EUROS)));
/** Millimetres: `50`, `48-52`, `48-` or `-52`. */
const measure = z
  .string()
  .regex(/^(?:\d{1,3}|\d{1,3}-\d{0,3}|-\d{1,3}|)$/)
  .optional();

/**
 * Query of a product list. `category` and `brand` are comma-separated lists of slugs, `categories`, `brands` and `ids` of
 * ids; a category includes its subcategories. `shape`, `colour`, `material`, `frame_type`, `gender`, `age_group` and
 * `uv_category` are comma-separated lists of facet slugs.
 * Without `sort`, a search is sorted by relevance, `ids` keep their order and all other lists are newest first.
 * The variants of a product are one entry, the first of those that match, in stock before sold out; `ids` and
 * `variants=separate` list each by itself.
 * `facets=1` counts all facets, `facets=0` none; by default category and brand are counted.
 */
export const productListQuery = pageQuery.extend({
  featured: flag.optional(),
  status: productStatus.optional(),
  product_type: z
    .string()
    .max(MAX_LIST_LENGTH)
    .refine((list) => list.split(',').every((type) => productType.safeParse(type).success))
    .optional(),
  category_id: rowId.optional(),
  brand_id: rowId.optional(),
  categories: commaList,
  brands: commaList,
  category: commaList,
  brand: commaList,
  price_min: amount,
  price_max: amount,
  in_stock: flag.optional(),
  on_sale: flag.optional(),
  shape: commaList,
  colour: commaList,
  material: commaList,
  frame_type: commaList,
  gender: commaList,
  age_group: commaList,
  uv_category: commaList,
  polarised: flag.optional(),
  lens_width: measure,
  bridge_width: measure,
  temple_length: measure,
  frame_width: measure,
  ids: z.string().max(MAX_IDS_LENGTH).optional(),
  variants: z.enum(['grouped', 'separate']).optional(),
  search: z.string().max(100).optional(),
  facets: flag.optional(),
  sort: productSort.optional(),
  order: z
    .enum(['ASC', 'DESC', 'asc', 'desc'])
    .default('DESC')
    .transform((order) => (order.toUpperCase() === 'ASC' ? 'ASC' : 'DESC')),
});

/** Parameters of the back office's product list: `stock_max` lists products with at most that many pieces. */
export const adminProductListQuery = productListQuery.extend({
  stock_max: numeric(z.number().min(0).max(MAX_STOCK)).transform(Math.floor).optional(),
});

/** A filter value and the number of matching products, counted without this facet's own filter. */
export const facetValue = z.object({ id: z.number().int(), slug, name: z.string(), count: z.number().int() });
/** See {@link facetValue}. */
export type FacetValue = z.output<typeof facetValue>;

/** A shape, frame type or another attribute in the language of the request; `slug` is the filter's value. */
export const attributeValue = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.number().int(),
  /** Of a colour: the CSS background of its sample; absent for an unknown one. */
  swatch: z.string().optional(),
});
/** See {@link attributeValue}. */
export type AttributeValue = z.output<typeof attributeValue>;

const attributeValues = z.array(attributeValue).optional();
/** Millimetres. */
const measureValues = z.array(z.object({ value: z.number().int(), count: z.number().int() })).optional();

/**
 * Number of products by filter value, each facet counted without its own filter; variants are one product. Attributes and
 * measures list every value in the list's category and search, with 0 for those that the other filters exclude.
 */
export const productFacets = z.object({
  category: z.array(facetValue),
  brand: z.array(facetValue),
  /** Lowest and highest price to pay, and price ranges: `from` is inclusive, `to` exclusive and null for the last. */
  price: z
    .object({
      min: euros,
      max: euros,
      brackets: z.array(z.object({ from: euros, to: euros.nullable(), count: z.number().int() })),
    })
    .optional(),
  availability: z.object({ in_stock: z.number().int(), out_of_stock: z.number().int() }).optional(),
  sale: z.object({ on_sale: z.number().int(), regular: z.number().int() }).optional(),
  /** Missing where the list's category and search have no polarised products. */
  polarisation: z.object({ polarised: z.number().int(), other: z.number().int() }).optional(),
  shape: attributeValues,
  colour: attributeValues,
  material: attributeValues,
  frame_type: attributeValues,
  gender: attributeValues,
  age_group: attributeValues,
  uv_category: attributeValues,
  lens_width: measureValues,
  bridge_width: measureValues,
  temple_length: measureValues,
  frame_width: measureValues,
});
/** See {@link productFacets}. */
export type ProductFacets = z.output<typeof productFacets>;

/** `meta` of a product list. */
export const productListMeta = pageMeta.extend({ facets: productFacets.optional() });
