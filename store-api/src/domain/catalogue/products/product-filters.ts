import type { listProducts } from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import { toCents } from '../../money/cents.ts';
import type { Range, Wanted } from '../../search/product-index/product-selection.ts';
import { idsWithin, type ProductGroups } from '../categories/product-groups.repo.ts';

/** What a list of products is asked for. */
export type ProductQuery = z.output<typeof listProducts.query>;

/** Everything that a product of the list must be, beside being found by the search. */
export function wantedOf(query: ProductQuery, statuses: readonly string[], groups: ProductGroups): Wanted {
  return {
    statuses,
    types: wordsOf(query.product_type),
    featured: flagOf(query.featured),
    ids: query.ids === undefined ? undefined : idsOf(query.ids),
    categories: wantedCategories(query, groups),
    brands: wantedBrands(query, groups),
    price: { from: centsOf(query.price_min), to: centsOf(query.price_max) },
    // Nobody looks for what is sold out or costs the full price: a no is no filter.
    inStock: flagOf(query.in_stock) || undefined,
    onSale: flagOf(query.on_sale) || undefined,
    shape: wordsOf(query.shape),
    colour: wordsOf(query.colour),
    material: wordsOf(query.material),
    lens_width: rangeOf(query.lens_width),
    bridge_width: rangeOf(query.bridge_width),
    temple_length: rangeOf(query.temple_length),
  };
}

/** What the filters of a list choose from: its category, and whatever no facet leaves out. */
export function scopeOf({ statuses, types, featured, ids, categories }: Wanted): Wanted {
  return { statuses, types, featured, ids, categories, price: {} };
}

/** The numbers of a comma list; what is no number is left out. */
export function idsOf(list: string): number[] {
  return (wordsOf(list) ?? []).map(Number).filter((id) => Number.isSafeInteger(id));
}

/** True for a query whose filters name categories or brands, which must be looked up. */
export function filtersByGroup(query: ProductQuery): boolean {
  return [query.category, query.categories, query.category_id, query.brand].some((filter) => filter !== undefined);
}

function wantedCategories(query: ProductQuery, { categories }: ProductGroups): readonly number[] | undefined {
  const slugs = wordsOf(query.category);
  const ofSlugs = slugs && categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const single = query.category_id === undefined ? [] : [query.category_id];
  const ofIds =
    query.categories === undefined && single.length === 0 ? undefined : [...idsOf(query.categories ?? ''), ...single];
  return both(ofSlugs && idsWithin(categories, ofSlugs), ofIds && idsWithin(categories, ofIds));
}

function wantedBrands(query: ProductQuery, { brands }: ProductGroups): readonly number[] | undefined {
  const slugs = wordsOf(query.brand);
  const ofSlugs = slugs && brands.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const single = query.brand_id === undefined ? [] : [query.brand_id];
  const ofIds =
    query.brands === undefined && single.length === 0 ? undefined : [...idsOf(query.brands ?? ''), ...single];
  return both(ofSlugs && new Set(ofSlugs), ofIds && new Set(ofIds));
}

function both(one: Set<number> | undefined, other: Set<number> | undefined): readonly number[] | undefined {
  const either = one ?? other;
  return either && [...either].filter((id) => other?.has(id) ?? true);
}

/** The words of a comma list; an empty list filters by nothing. */
function wordsOf(list: string | undefined): string[] | undefined {
  const words = (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 0 ? words : undefined;
}

function centsOf(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : toCents(euros);
}

function rangeOf(range: string | undefined): Range | undefined {
  if (!range) return undefined;
  const [from = '', to = from] = range.split('-');
  return { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) };
}

function flagOf(flag: ProductQuery['featured']): boolean | undefined {
  return flag === undefined ? undefined : flag === 1 || flag === '1' || flag === 'true';
}
