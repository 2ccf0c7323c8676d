import { z } from 'zod';
import { euros, MAX_PAGE_SIZE, pageMeta, pageQuery, rowId, slug } from '../contract.ts';
import { productStatus, productType } from './fields.ts';

/** Orders of a product list. `name` sorts by the language of the request, `relevance` by where a search finds its words. */
export const productSort = z.enum(['created_at', 'price', 'name', 'featured', 'discount', 'relevance']);

/** Longest comma list of slugs, numbers or attribute values. */
const MAX_LIST_LENGTH = 400;
/** Highest amount that a list can be filtered by, in euros. */
const MAX_EUROS = 1_000_000;
/** Numbers of a whole page with their commas. */
const MAX_IDS_LENGTH = MAX_PAGE_SIZE * 11;

/** A form leaves empty what it does not filter by. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const flag = z.enum(['0', '1', 'true', 'false']).or(z.literal(1)).or(z.literal(0));
const commaList = z.string().max(MAX_LIST_LENGTH).optional();
const amount = optional(z.coerce.number().min(0).max(MAX_EUROS));
/** Millimetres: `50`, `48-52`, `48-` or `-52`. */
const measure = z
  .string()
  .regex(/^(?:\d{1,3}|\d{1,3}-\d{0,3}|-\d{1,3}|)$/)
  .optional();

/**
 * What a list of products is asked for. `category` and `brand` are comma lists of slugs, `categories`, `brands` and
 * `ids` of numbers; a category brings those inside it. `shape`, `colour` and `material` are comma lists of slugs of
 * facet values. Without `sort` a search is sorted by relevance, `ids` stay as they are named, the rest comes newest
 * first. `facets=1` counts all facets, `facets=0` none; without it category and brand are counted.
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
  lens_width: measure,
  bridge_width: measure,
  temple_length: measure,
  ids: z.string().max(MAX_IDS_LENGTH).optional(),
  search: z.string().max(100).optional(),
  facets: flag.optional(),
  sort: productSort.optional(),
  order: z
    .enum(['ASC', 'DESC', 'asc', 'desc'])
    .default('DESC')
    .transform((order) => (order.toUpperCase() === 'ASC' ? 'ASC' : 'DESC')),
});

/** A value to filter by, with how many products of the list without that filter have it; 0 would leave nothing. */
export const facetValue = z.object({ id: z.number().int(), slug, name: z.string(), count: z.number().int() });
/** See {@link facetValue}. */
export type FacetValue = z.output<typeof facetValue>;

/** A shape, colour or material, named in the language of the request; `slug` is what to filter by. */
export const attributeValue = z.object({ slug: z.string(), name: z.string(), count: z.number().int() });
/** See {@link attributeValue}. */
export type AttributeValue = z.output<typeof attributeValue>;

const attributeValues = z.array(attributeValue).optional();
/** Millimetres. */
const measureValues = z.array(z.object({ value: z.number().int(), count: z.number().int() })).optional();

/**
 * How many products each choice would leave, each facet counted without its own filter. Attributes and measures name
 * every value that the category and the search of the list have, at 0 what the other filters leave nothing of.
 */
export const productFacets = z.object({
  category: z.array(facetValue),
  brand: z.array(facetValue),
  /** Lowest and highest price to pay, and brackets: `from` belongs to one, `to` (null for the last) to the next. */
  price: z
    .object({
      min: euros,
      max: euros,
      brackets: z.array(z.object({ from: euros, to: euros.nullable(), count: z.number().int() })),
    })
    .optional(),
  availability: z.object({ in_stock: z.number().int(), out_of_stock: z.number().int() }).optional(),
  sale: z.object({ on_sale: z.number().int(), regular: z.number().int() }).optional(),
  shape: attributeValues,
  colour: attributeValues,
  material: attributeValues,
  lens_width: measureValues,
  bridge_width: measureValues,
  temple_length: measureValues,
});
/** See {@link productFacets}. */
export type ProductFacets = z.output<typeof productFacets>;

/** `meta` of a list of products. */
export const productListMeta = pageMeta.extend({ facets: productFacets.optional() });
