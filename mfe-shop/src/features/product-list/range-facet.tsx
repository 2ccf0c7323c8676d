import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { offeredRange } from './facet-rules.ts';
import type { FacetProps } from './filter-panel.tsx';
import { useFilterTitle, useRangeWords } from './filter-words.ts';
import { useLateText } from './late-text.ts';
import { rangeOf } from './list-address.ts';
import { changed, endsOf, type RangeFilter } from './list-view.ts';
import styles from './range-facet.module.css';

/** Digits of what can be typed: euros are told apart up to the dearest product, millimetres to the longest temple. */
const DIGITS = { price: 6, measure: 3 } as const;

/** From and up to: taken when entered, or when the visitor goes on to something else. Where nothing is left, it waits. */
export function RangeFacet({ filter, view, facets, onChange }: FacetProps<RangeFilter>) {
  const text = useLateText();
  const title = useFilterTitle()(filter);
  const words = useRangeWords();
  const helpId = useId();
  const [ends, setEnds] = useState(() => endsOf(view[filter]).map((end) => end?.toString() ?? ''));
  const [from = '', to = ''] = ends;
  const offered = offeredRange(facets, filter);
  const isDisabled = facets !== undefined && !offered && !view[filter];
  const apply = () => {
    const range = rangeOf(from, to);
    if (range !== view[filter]) onChange(changed(view, { [filter]: range }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
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
    <form onSubmit={submit} onBlur={leave}>
      <fieldset className={styles.range} aria-describedby={helpId} disabled={isDisabled}>
        <legend className="visually-hidden">{title}</legend>
        {field(text('from'), from, true, offered?.[0])}
        {field(text('upTo'), to, false, offered?.[1])}
        <p id={helpId} className={styles.help}>
          {offered ? text('offered', { range: words(filter, offered.join('-')) }) : isDisabled && text('nothing')}
        </p>
        <Button type="submit" size="sm" variant="secondary" aria-label={text('applyTo', { filter: title })}>
          {text('apply')}
        </Button>
      </fieldset>
    </form>
  );
}
