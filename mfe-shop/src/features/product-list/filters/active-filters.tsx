import type { ProductFacets } from '@fakos/contracts/products/contract';
import { Button } from '@fakos/shared-kit/ui/button';
import { List } from '@fakos/shared-kit/ui/list';
import { useText } from '../../../text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Stack } from '../../../ui/stack.tsx';
import {
  flagFilters,
  type ListView,
  rangeFilters,
  slugFilters,
  withChange,
  withoutFilters,
  withSearch,
  withSlugChosen,
} from '../view/list-view.ts';
import { useFilterTitle, useRangeLabel } from './filter-labels.ts';
import type { FilterProps } from './filter-panel.tsx';

/** The active filters; each can be removed, or all at once. */
export function ActiveFilters({ view, facets, onChange }: FilterProps) {
  const text = useText();
  const title = useFilterTitle();
  const formatRangeLabel = useRangeLabel();

  const filters = [
    ...slugFilters.flatMap((filter) =>
      view[filter].map((slug) => ({
        id: `${filter}-${slug}`,
        name: getValueName(facets?.[filter], slug),
        without: (current: ListView) => withSlugChosen(current, filter, slug, false),
      })),
    ),
    ...[...rangeFilters, ...flagFilters]
      .filter((filter) => view[filter])
      .map((filter) => {
        const value = view[filter];
        return typeof value === 'string'
          ? {
              id: filter,
              name: `${title(filter)}: ${formatRangeLabel(filter as 'price', value)}`,
              without: { [filter]: '' },
            }
          : { id: filter, name: title(filter), without: { [filter]: false } };
      })
      .map(({ without, ...chip }) => ({ ...chip, without: (current: ListView) => withChange(current, without) })),
    ...(view.search
      ? [{ id: 'search', name: `«${view.search}»`, without: (current: ListView) => withSearch(current, '') }]
      : []),
  ];
  return (
    <Stack as={List} direction="row" wrap gap={3} align="center" aria-label={text('list.activeFilters')}>
      {filters.map(({ id, name, without }) => (
        <li key={id}>
          <Chip onRemove={() => onChange(without)} removeLabel={text('list.removeFilter', { name })}>
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={() => onChange(withoutFilters)}>
          {text('list.clearFilters')}
        </Button>
      </li>
    </Stack>
  );
}

function getValueName(values: ProductFacets['brand'] | ProductFacets['shape'], slug: string): string {
  return values?.find((value) => value.slug === slug)?.name ?? slug;
}
