import { Button } from '@fakos/shared-kit/ui/button';
import { Chip } from '@fakos/shared-kit/ui/chip';
import { Stack } from '@fakos/shared-kit/ui/stack';
import { useText } from '../../text.ts';
import type { Facets } from './filter-panel.tsx';
import { filterCount, type ListView, plainView, type SlugFilter, withSlugToggled } from './list-view.ts';

interface ActiveFiltersProps {
  view: ListView;
  facets: Facets | undefined;
  onChange: (view: ListView) => void;
}

const slugFilters: readonly SlugFilter[] = ['category', 'brand'];

/** What the list is narrowed to; each part can be taken away, or all at once. */
export function ActiveFilters({ view, facets, onChange }: ActiveFiltersProps) {
  const text = useText();
  if (filterCount(view) === 0) return null;

  const filters = slugFilters.flatMap((filter) =>
    view[filter].map((slug) => ({
      id: `${filter}-${slug}`,
      name: facets?.[filter].find((value) => value.slug === slug)?.name ?? slug,
      without: withSlugToggled(view, filter, slug),
    })),
  );
  if (view.onSale)
    filters.push({ id: 'sale', name: text('list.onSale'), without: { ...view, onSale: false, page: 1 } });
  if (view.search) filters.push({ id: 'search', name: `«${view.search}»`, without: { ...view, search: '', page: 1 } });

  return (
    <Stack as="ul" role="list" direction="row" wrap gap={2} align="center" aria-label={text('list.activeFilters')}>
      {filters.map(({ id, name, without }) => (
        <li key={id}>
          <Chip onRemove={() => onChange(without)} removeLabel={text('list.removeFilter', { name })}>
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => onChange({ ...plainView, sort: view.sort })}>
          {text('list.clearFilters')}
        </Button>
      </li>
    </Stack>
  );
}
