import type { FacetValue } from '@fakos/shared-kit/api/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Accordion, AccordionItem } from '@fakos/shared-kit/ui/accordion';
import { CheckboxField } from '@fakos/shared-kit/ui/field';
import { useText } from '../../text.ts';
import styles from './filter-panel.module.css';
import { type ListView, type SlugFilter, withSlugToggled } from './list-view.ts';

/** The values to filter by, as the list's answer counts them. */
export type Facets = Readonly<Record<SlugFilter, readonly FacetValue[]>>;

interface FilterPanelProps {
  view: ListView;
  facets: Facets | undefined;
  onChange: (view: ListView) => void;
}

/** Offer, category and brand, each with how many products it would leave. */
export function FilterPanel({ view, facets, onChange }: FilterPanelProps) {
  const text = useText();
  return (
    <div className={styles.panel}>
      <CheckboxField
        label={text('list.onSale')}
        checked={view.onSale}
        onChange={() => onChange({ ...view, onSale: !view.onSale, page: 1 })}
      />
      <Accordion>
        <FacetGroup filter="category" title={text('list.category')} {...{ view, facets, onChange }} />
        <FacetGroup filter="brand" title={text('list.brand')} {...{ view, facets, onChange }} />
      </Accordion>
    </div>
  );
}

function FacetGroup({
  filter,
  title,
  view,
  facets,
  onChange,
}: FilterPanelProps & { filter: SlugFilter; title: string }) {
  const { number } = useFormat();
  const values = facets?.[filter] ?? [];
  if (values.length === 0) return null;
  return (
    <AccordionItem title={title} defaultOpen headingLevel={3}>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{title}</legend>
        {values.map((value) => (
          <CheckboxField
            key={value.slug}
            className={value.count === 0 ? styles.none : undefined}
            label={
              <span className={styles.value}>
                {value.name} <span className={styles.count}>{number(value.count)}</span>
              </span>
            }
            checked={view[filter].includes(value.slug)}
            onChange={() => onChange(withSlugToggled(view, filter, value.slug))}
          />
        ))}
      </fieldset>
    </AccordionItem>
  );
}
