import type { FacetProps } from './filter-panel.tsx';
import { type RangeFilter, rangeFilters, type SlugFilter } from './list-view.ts';
import { RangeFacet } from './range-facet.tsx';
import { SlugFacet } from './slug-facet.tsx';
import { Swatch } from './swatch.tsx';

/** The choices of a filter: values to tick, or a range. */
export function Facet({ filter, ...props }: FacetProps<SlugFilter | RangeFilter>) {
  if (isRangeFilter(filter)) return <RangeFacet key={props.view[filter]} filter={filter} {...props} />;
  const markOf = filter === 'colour' ? (slug: string) => <Swatch colour={slug} /> : undefined;
  return <SlugFacet filter={filter} markOf={markOf} {...props} />;
}

function isRangeFilter(filter: string): filter is RangeFilter {
  return (rangeFilters as readonly string[]).includes(filter);
}
