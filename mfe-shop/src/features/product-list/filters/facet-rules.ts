import type { ProductFacets } from '@fakos/contracts/products/contract';
import { countFilters, type ListView, type RangeFilter, type SlugFilter } from '../view/list-view.ts';

/** A filter value with its number of products, from the list's response. */
interface FacetValue {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** CSS background of a colour's sample. */
  readonly swatch?: string | undefined;
}

/** A filter value as a checkbox. */
export interface FacetChoice extends FacetValue {
  readonly isDisabled: boolean;
}

/** Checkboxes of a filter. Values without products come last and are disabled, unless they are selected. */
export function toFacetChoices(values: readonly FacetValue[] = [], chosen: readonly string[]): readonly FacetChoice[] {
  const choices = values.map((value) => ({ ...value, isDisabled: value.count === 0 && !chosen.includes(value.slug) }));
  return [...choices.filter(({ isDisabled }) => !isDisabled), ...choices.filter(({ isDisabled }) => isDisabled)];
}

/** Minimum and maximum among the listed products, in whole euros or millimetres; undefined if there are none. */
export function getAvailableRange(
  facets: ProductFacets | undefined,
  filter: RangeFilter,
): readonly [number, number] | undefined {
  if (filter === 'price') {
    const { min = 0, max = 0 } = facets?.price ?? {};
    return max > 0 ? [Math.floor(min), Math.ceil(max)] : undefined;
  }
  const values = facets?.[filter]?.filter(({ count }) => count > 0).map(({ value }) => value) ?? [];
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : undefined;
}

/** Whether a filter has several options. Does not depend on the other filters, so that no filter appears or disappears. */
export function hasChoice(facets: ProductFacets, view: ListView, filter: SlugFilter | RangeFilter): boolean {
  if (filter === 'category' && view.pageCategory) return false;
  if (view[filter].length > 0) return true;
  if (filter !== 'price') return (facets[filter]?.length ?? 0) > 1;
  // The price range covers the filtered products: only without filters does one price mean that there is no other.
  return facets.price !== undefined && (countFilters(view) > 0 || facets.price.max > facets.price.min);
}
