import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { formatRange } from '../view/list-address.ts';
import { parseRange, type RangeFilter, withChange } from '../view/list-view.ts';
import { getAvailableRange } from './facet-rules.ts';
import { useFilterTitle, useRangeLabel } from './filter-labels.ts';
import type { FacetProps } from './filter-panel.tsx';
import { useFiltersText } from './filters-text.ts';
import styles from './range-facet.module.css';

/** Maximum number of digits in euros and in millimetres. */
const DIGITS = { price: 6, measure: 3 } as const;

/** Lower and upper bound; applied on submit and when the focus leaves the form. Disabled without products. */
export function RangeFacet({ filter, view, facets, onChange }: FacetProps<RangeFilter>) {
  const text = useFiltersText();
  const title = useFilterTitle()(filter);
  const formatRangeLabel = useRangeLabel();
  const helpId = useId();
  const [ends, setEnds] = useState(() => parseRange(view[filter]).map((end) => end?.toString() ?? ''));
  const [from = '', to = ''] = ends;
  const available = getAvailableRange(facets, filter);
  const isDisabled = facets !== undefined && !available && !view[filter];
  const apply = () => {
    const range = formatRange(from, to);
    if (range !== view[filter]) onChange((current) => withChange(current, { [filter]: range }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const applyOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  const field = (label: string, value: string, isFrom: boolean, hint: number | undefined) => (
    <TextField
      label={label}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      maxLength={filter === 'price' ? DIGITS.price : DIGITS.measure}
      placeholder={hint?.toString()}
      value={value}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '');
        setEnds(isFrom ? [digits, to] : [from, digits]);
      }}
      endSlot={<span className={styles.unit}>{filter === 'price' ? '€' : 'mm'}</span>}
    />
  );
  return (
    <form method="get" onSubmit={submit} onBlur={applyOnBlur}>
      <fieldset className={styles.range} aria-describedby={helpId} disabled={isDisabled}>
        <legend className="visually-hidden">{title}</legend>
        {field(text('from'), from, true, available?.[0])}
        {field(text('upTo'), to, false, available?.[1])}
        <p id={helpId} className={styles.help}>
          {available
            ? text('offered', { range: formatRangeLabel(filter, available.join('-')) })
            : isDisabled && text('nothing')}
        </p>
        <Button type="submit" size="sm" variant="secondary" aria-label={text('applyTo', { filter: title })}>
          {text('apply')}
        </Button>
      </fieldset>
    </form>
  );
}
