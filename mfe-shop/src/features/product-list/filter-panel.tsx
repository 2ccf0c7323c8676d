import type { ProductFacets } from '@fakos/shared-kit/api/products/contract';
import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import { CheckboxField } from '@fakos/shared-kit/ui/field';
import { useState } from 'react';
import { Counted } from './counted.tsx';
import { Facet } from './facet.tsx';
import { hasChoice } from './facet-rules.ts';
import styles from './filter-panel.module.css';
import { useFilterTitle } from './filter-words.ts';
import { changed, flagFilters, type ListView, type RangeFilter, type SlugFilter } from './list-view.ts';

/** Props of whatever narrows the list. */
export interface FilterProps {
  view: ListView;
  /** What could be chosen, as the list's answer counts it; undefined until there is one. */
  facets: ProductFacets | undefined;
  onChange: (view: ListView) => void;
}

/** Props of one filter's choices. */
export interface FacetProps<F> extends FilterProps {
  filter: F;
}

/** The filters in their order; those that most visitors use are open. */
const groups = [
  { filter: 'category', isOpen: true },
  { filter: 'brand', isOpen: true },
  { filter: 'price' },
  { filter: 'shape' },
  { filter: 'colour' },
  { filter: 'material' },
  { filter: 'lens_width' },
  { filter: 'bridge_width' },
  { filter: 'temple_length' },
] as const satisfies readonly { filter: SlugFilter | RangeFilter; isOpen?: true }[];

/** All that narrows the list, each choice with how many products it would leave. */
export function FilterPanel({ view, facets, onChange }: FilterProps) {
  const title = useFilterTitle();
  const counts = { on_sale: facets?.sale?.on_sale, in_stock: facets?.availability?.in_stock };
  const props = { view, facets, onChange };
  return (
    <div className={styles.panel}>
      <div>
        {flagFilters.map((filter) => (
          <CheckboxField
            key={filter}
            label={<Counted name={title(filter)} count={counts[filter]} />}
            disabled={counts[filter] === 0 && !view[filter]}
            checked={view[filter]}
            onChange={() => onChange(changed(view, { [filter]: !view[filter] }))}
          />
        ))}
      </div>
      <Accordion>
        {groups
          .filter(({ filter }) => facets && hasChoice(facets, view, filter))
          .map((group) => (
            <FilterGroup key={group.filter} {...props} {...group} />
          ))}
      </Accordion>
    </div>
  );
}

interface FilterGroupProps extends FacetProps<SlugFilter | RangeFilter> {
  isOpen?: boolean;
}

/** A filter under its title. Nothing of a closed one is drawn before it is opened. */
function FilterGroup({ filter, isOpen = false, ...props }: FilterGroupProps) {
  const title = useFilterTitle();
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <AccordionItem
      title={title(filter)}
      aside={chosenIn(props.view[filter]) || undefined}
      defaultOpen={isOpen}
      headingLevel={2}
      onOpen={() => setWasOpen(true)}
    >
      {wasOpen && <Facet {...props} filter={filter} />}
    </AccordionItem>
  );
}

function chosenIn(chosen: string | readonly string[]): number {
  return typeof chosen === 'string' ? Number(chosen !== '') : chosen.length;
}
