import { toCents } from '@fakos/contracts/money';
import type { listAdminProducts, listProducts } from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import type { ProductCriteria, Range } from '../../search/product-index/product-selection.ts';
import { idsWithin, type ProductGroups } from '../categories/product-groups.repo.ts';

/** The query of a product list. */
export type ProductQuery = z.output<typeof listProducts.query> &
  Pick<z.output<typeof listAdminProducts.query>, 'stock_max'>;

/** The criteria of a product list, without the search. `few` are the products that `stock_max` matches. */
export function toProductCriteria(
  query: ProductQuery,
  statuses: readonly string[],
  groups: ProductGroups,
  few: readonly number[] | undefined,
): ProductCriteria {
  const ids = query.ids === undefined ? undefined : parseIds(query.ids);
  return {
    statuses,
    types: parseList(query.product_type),
    featured: parseFlag(query.featured),
    ids: both(ids, few && new Set(few)),
    categories: findCategoryIds(query, groups),
    brands: findBrandIds(query, groups),
    price: { from: toOptionalCents(query.price_min), to: toOptionalCents(query.price_max) },
    // `false` is no filter, because lists of only sold-out, full-price or unpolarised products are not offered.
    inStock: parseFlag(query.in_stock) || undefined,
    onSale: parseFlag(query.on_sale) || undefined,
    polarised: parseFlag(query.polarised) || undefined,
    shape: parseList(query.shape),
    colour: parseList(query.colour),
    material: parseList(query.material),
    frame_type: parseList(query.frame_type),
    gender: parseList(query.gender),
    age_group: parseList(query.age_group),
    uv_category: parseList(query.uv_category),
    lens_width: parseRange(query.lens_width),
    bridge_width: parseRange(query.bridge_width),
    temple_length: parseRange(query.temple_length),
    frame_width: parseRange(query.frame_width),
  };
}

/** The scope of a list's filters: its category, and the criteria that belong to no facet. */
export function getScope({ statuses, types, featured, ids, categories, grouped }: ProductCriteria): ProductCriteria {
  return { statuses, types, featured, ids, categories, grouped, price: {} };
}

/** The numbers of a comma-separated list; anything else is skipped. */
export function parseIds(list: string): number[] {
  return (parseList(list) ?? []).map(Number).filter((id) => Number.isSafeInteger(id));
}

/** True for a query whose filters name categories or brands, which must be looked up. */
export function filtersByGroup(query: ProductQuery): boolean {
  return [query.category, query.categories, query.category_id, query.brand].some((filter) => filter !== undefined);
}

function findCategoryIds(query: ProductQuery, { categories }: ProductGroups): readonly number[] | undefined {
  const slugs = parseList(query.category);
  const ofSlugs = slugs && categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const single = query.category_id === undefined ? [] : [query.category_id];
  const ofIds =
    query.categories === undefined && single.length === 0
      ? undefined
      : [...parseIds(query.categories ?? ''), ...single];
  return both(ofSlugs && idsWithin(categories, ofSlugs), ofIds && idsWithin(categories, ofIds));
}

function findBrandIds(query: ProductQuery, { brands }: ProductGroups): readonly number[] | undefined {
  const slugs = parseList(query.brand);
  const ofSlugs = slugs && brands.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const single = query.brand_id === undefined ? [] : [query.brand_id];
  const ofIds =
    query.brands === undefined && single.length === 0 ? undefined : [...parseIds(query.brands ?? ''), ...single];
  return both(ofSlugs && new Set(ofSlugs), ofIds && new Set(ofIds));
}

function both(one: Iterable<number> | undefined, other: Set<number> | undefined): readonly number[] | undefined {
  const either = one ?? other;
  return either && [...either].filter((id) => other?.has(id) ?? true);
}

/** The values of a comma-separated list; an empty list is no filter. */
function parseList(list: string | undefined): string[] | undefined {
  const words = (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 0 ? words : undefined;
}

function toOptionalCents(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : toCents(euros);
}

function parseRange(range: string | undefined): Range | undefined {
  if (!range) return undefined;
  const [from = '', to = from] = range.split('-');
  return { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) };
}

function parseFlag(flag: ProductQuery['featured']): boolean | undefined {
  return flag === undefined ? undefined : flag === 1 || flag === '1' || flag === 'true';
}
