import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../database/schema.ts';
import { searchPatterns } from '../../text/normalise.ts';

/** What a list of products is asked for. */
export type ProductQuery = z.output<typeof listProducts.query>;

/** Statuses that a visitor may see; the specification uses both words. */
export const VISIBLE_STATUSES = ['published', 'active'];

/** A filter that a facet leaves out, so that its other values can be counted. */
export type Facet = 'category' | 'brand';

type Products = ExpressionBuilder<Tables, 'products'>;

/** Everything that a product of the list must be; `without` leaves one facet's filters out. */
export function productFilters(
  eb: Products,
  query: ProductQuery,
  statuses: readonly string[] | undefined,
  without?: Facet,
): Expression<SqlBool> {
  return eb.and([
    ...(statuses ? [eb('products.status', 'in', statuses)] : []),
    ...(isAsked(query.featured) ? [eb('products.featured', '=', isYes(query.featured) ? 1 : 0)] : []),
    ...(isYes(query.on_sale) ? [eb('products.sale_price_cents', 'is not', null)] : []),
    ...(without === 'category' ? [] : categoryFilters(eb, query)),
    ...(without === 'brand' ? [] : brandFilters(eb, query)),
    ...searchPatterns(query.search ?? '').map(
      (pattern) => sql<SqlBool>`${eb.ref('products.search_text')} like ${pattern} escape '\\'`,
    ),
  ]);
}

function categoryFilters(eb: Products, query: ProductQuery): Expression<SqlBool>[] {
  const ids = [...numbersOf(query.categories), ...(query.category_id ? [query.category_id] : [])];
  const slugs = wordsOf(query.category);
  const ofSlugs = eb.selectFrom('categories').select('id').where('slug', 'in', slugs);
  return [
    ...(query.categories !== undefined || query.category_id ? [inList(eb, 'products.category_id', ids)] : []),
    ...(slugs.length > 0 ? [eb('products.category_id', 'in', ofSlugs)] : []),
  ];
}

function brandFilters(eb: Products, query: ProductQuery): Expression<SqlBool>[] {
  const slugs = wordsOf(query.brand);
  return [
    ...(query.brand_id ? [eb('products.brand_id', '=', query.brand_id)] : []),
    ...(slugs.length > 0
      ? [eb('products.brand_id', 'in', eb.selectFrom('brands').select('id').where('slug', 'in', slugs))]
      : []),
  ];
}

/** An empty list would be broken SQL on some engines; nothing is in it. */
function inList(eb: Products, column: 'products.category_id', ids: readonly number[]): Expression<SqlBool> {
  return ids.length > 0 ? eb(column, 'in', ids) : sql<SqlBool>`1 = 0`;
}

function wordsOf(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function numbersOf(list: string | undefined): number[] {
  return wordsOf(list)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id));
}

type FlagInput = ProductQuery['featured'];

function isAsked(flag: FlagInput): boolean {
  return flag !== undefined;
}

function isYes(flag: FlagInput): boolean {
  return flag === 1 || flag === '1' || flag === 'true';
}
