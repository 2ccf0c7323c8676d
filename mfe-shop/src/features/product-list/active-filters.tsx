import type { ProductFacets } from '@fakos/shared-kit/api/products/contract';
import { Button } from '@fakos/shared-kit/ui/button';
import { Chip } from '@fakos/shared-kit/ui/chip';
import { Stack } from '@fakos/shared-kit/ui/stack';
import { useText } from '../../text.ts';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTitle, useRangeWords } from './filter-words.ts';
import {
  changed,
  flagFilters,
  rangeFilters,
  slugFilters,
  withoutFilters,
  withSearch,
  withSlugToggled,
} from './list-view.ts';

/** What the list is narrowed to; each part can be taken away, or all at once. */
export function ActiveFilters({ view, facets, onChange }: FilterProps) {
  const text = useText();
  const title = useFilterTitle();
  const rangeWords = useRangeWords();

  const filters = [
    ...slugFilters.flatMap((filter) =>
      view[filter].map((slug) => ({
        id: `${filter}-${slug}`,
        name: nameOf(facets?.[filter], slug),
        without: withSlugToggled(view, filter, slug),
      })),
    ),
    ...[...rangeFilters, ...flagFilters]
      .filter((filter) => view[filter])
      .map((filter) => {
        const value = view[filter];
        return typeof value === 'string'
          ? { id: filter, name: `${title(filter)}: ${rangeWords(filter as 'price', value)}`, without: { [filter]: '' } }
          : { id: filter, name: title(filter), without: { [filter]: false } };
      })
      .map(({ without, ...chip }) => ({ ...chip, without: changed(view, without) })),
    ...(view.search ? [{ id: 'search', name: `«${view.search}»`, without: withSearch(view, '') }] : []),
  ];
  return (
    <Stack as="ul" role="list" direction="row" wrap gap={3} align="center" aria-label={text('list.activeFilters')}>
      {filters.map(({ id, name, without }) => (
        <li key={id}>
          <Chip onRemove={() => onChange(without)} removeLabel={text('list.removeFilter', { name })}>
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={() => onChange(withoutFilters(view))}>
          {text('list.clearFilters')}
        </Button>
      </li>
    </Stack>
  );
}

function nameOf(values: ProductFacets['brand'] | ProductFacets['shape'], slug: string): string {
  return values?.find((value) => value.slug === slug)?.name ?? slug;
}
