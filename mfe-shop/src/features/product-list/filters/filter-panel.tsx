import type { ProductFacets } from '@fakos/contracts/products/contract';
import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { useState } from 'react';
import { Swatch } from '../../../parts/swatch/swatch.tsx';
import { lazyFit } from '../fit/lazy-fit.ts';
import {
  flagFilters,
  type ListView,
  type RangeFilter,
  rangeFilters,
  type SlugFilter,
  withChange,
} from '../view/list-view.ts';
import type { ChangeView } from '../view/use-list-view.ts';
import { CountedLabel } from './counted-label.tsx';
import { hasChoice } from './facet-rules.ts';
import { FilterCheckbox } from './filter-checkbox.tsx';
import { useFilterTitle } from './filter-labels.ts';
import styles from './filter-panel.module.css';
import { useFiltersText } from './filters-text.ts';
import { RangeFacet } from './range-facet.tsx';
import { SlugFacet } from './slug-facet.tsx';

/** Props of filter components. */
export interface FilterProps {
  view: ListView;
  /** Filter values from the list's response; undefined until it has loaded. */
  facets: ProductFacets | undefined;
  onChange: ChangeView;
}

/** Props of the options of one filter. */
export interface FacetProps<F> extends FilterProps {
  filter: F;
}

const FitForm = lazyFit.part((parts) => parts.FitForm, { fallback: <SkeletonText lines={6} /> });

/** The filters in display order; the most used ones are open at first. */
const filterGroups = [
  { filter: 'category', isOpen: true },
  { filter: 'brand', isOpen: true },
  { filter: 'price' },
  { filter: 'shape' },
  { filter: 'colour' },
  { filter: 'material' },
  { filter: 'frame_type' },
  { filter: 'gender' },
  { filter: 'age_group' },
  { filter: 'uv_category' },
  { filter: 'lens_width' },
  { filter: 'bridge_width' },
  { filter: 'temple_length' },
  { filter: 'frame_width' },
] as const satisfies readonly { filter: SlugFilter | RangeFilter; isOpen?: true }[];

/** All filters of the list. */
export function FilterPanel({ view, facets, onChange }: FilterProps) {
  const title = useFilterTitle();
  const counts = {
    on_sale: facets?.sale?.on_sale,
    in_stock: facets?.availability?.in_stock,
    polarised: facets?.polarisation?.polarised,
  };
  // Most categories have no polarised products; there the filter would only be in the way.
  const flags = flagFilters.filter(
    (filter) => filter !== 'polarised' || view.polarised || counts.polarised !== undefined,
  );
  const props = { view, facets, onChange };
  return (
    <div className={styles.panel}>
      <div>
        {flags.map((filter) => (
          <FilterCheckbox
            key={filter}
            label={<CountedLabel name={title(filter)} count={counts[filter]} />}
            disabled={counts[filter] === 0 && !view[filter]}
            checked={view[filter]}
            onChoose={(isChosen) => onChange((current) => withChange(current, { [filter]: isChosen }))}
          />
        ))}
      </div>
      <Accordion>
        {facets && hasChoice(facets, view, 'lens_width') && <FitGroup {...props} />}
        {filterGroups
          .filter(({ filter }) => facets && hasChoice(facets, view, filter))
          .map((group) => (
            <FilterGroup key={group.filter} {...props} {...group} />
          ))}
      </Accordion>
    </div>
  );
}

/** The search by the size of the visitor's glasses, which sets the filters of the three measures. */
function FitGroup(props: FilterProps) {
  const text = useFiltersText();
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <AccordionItem title={text('fit')} headingLevel={2} onOpen={() => setHasOpened(true)}>
      {hasOpened && <FitForm {...props} />}
    </AccordionItem>
  );
}

interface FilterGroupProps extends FacetProps<SlugFilter | RangeFilter> {
  isOpen?: boolean;
}

/** A filter in the accordion; its content is rendered when it is first opened. */
function FilterGroup({ filter, isOpen = false, ...props }: FilterGroupProps) {
  const title = useFilterTitle();
  const [hasOpened, setHasOpened] = useState(isOpen);
  return (
    <AccordionItem
      title={title(filter)}
      aside={countChosen(props.view[filter]) || undefined}
      defaultOpen={isOpen}
      headingLevel={2}
      onOpen={() => setHasOpened(true)}
    >
      {hasOpened && <Facet {...props} filter={filter} />}
    </AccordionItem>
  );
}

/** Options of a filter: checkboxes or a range. */
function Facet({ filter, ...props }: FacetProps<SlugFilter | RangeFilter>) {
  if (isRangeFilter(filter)) return <RangeFacet key={props.view[filter]} filter={filter} {...props} />;
  const renderMark = filter === 'colour' ? (swatch: string | undefined) => <Swatch background={swatch} /> : undefined;
  return <SlugFacet filter={filter} renderMark={renderMark} {...props} />;
}

function isRangeFilter(filter: string): filter is RangeFilter {
  return (rangeFilters as readonly string[]).includes(filter);
}

function countChosen(chosen: string | readonly string[]): number {
  return typeof chosen === 'string' ? Number(chosen !== '') : chosen.length;
}
