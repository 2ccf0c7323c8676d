import type { ProductFacets } from '@fakos/shared-kit/api/products/contract';
import { filterCount, type ListView, type RangeFilter, type SlugFilter } from './list-view.ts';

/** A value to tick, as the list's answer counts it. */
interface Value {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** A value to tick. */
export interface Choice extends Value {
  readonly isDisabled: boolean;
}

/** Values to tick. What would leave nothing comes last and cannot be ticked, but what is chosen can be taken back. */
export function choicesOf(values: readonly Value[] = [], chosen: readonly string[]): readonly Choice[] {
  const choices = values.map((value) => ({ ...value, isDisabled: value.count === 0 && !chosen.includes(value.slug) }));
  return [...choices.filter(({ isDisabled }) => !isDisabled), ...choices.filter(({ isDisabled }) => isDisabled)];
}

/** The lowest and the highest that the other filters leave, in whole euros or millimetres; undefined where that is nothing. */
export function offeredRange(
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

/** Whether a filter has anything to choose here, so that none comes or goes with what the others leave. */
export function hasChoice(facets: ProductFacets, view: ListView, filter: SlugFilter | RangeFilter): boolean {
  if (filter === 'category' && view.shelf) return false;
  if (view[filter].length > 0) return true;
  if (filter !== 'price') return (facets[filter]?.length ?? 0) > 1;
  // Prices are counted in what is left: only without any filter one price means that there is no other.
  return facets.price !== undefined && (filterCount(view) > 0 || facets.price.max > facets.price.min);
}
