import { Button } from '@fakos/shared-kit/ui/button';
import { SelectField, TextField } from '@fakos/shared-kit/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import type { FilterProps } from '../filters/filter-panel.tsx';
import { withChange } from '../view/list-view.ts';
import styles from './fit-form.module.css';
import { useFitText } from './fit-text.ts';
import { FIT_TOLERANCE, formatFrameSize, parseFrameSize, toFitFilters } from './frame-size.ts';
import { useStoredFrameSize } from './stored-frame-size.ts';

/** Filters the list by the size of the visitor's glasses: typed, remembered, or that of a pair that they bought. */
export function FitForm({ onChange }: Pick<FilterProps, 'onChange'>) {
  const text = useFitText();
  const { size: stored, owned, store, forget } = useStoredFrameSize();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = typed ?? stored;

  function find(event: FormEvent): void {
    event.preventDefault();
    const size = parseFrameSize(value);
    setRefused(!size);
    if (!size) {
      input.current?.focus();
      return;
    }
    setTyped(undefined);
    void store(formatFrameSize(size));
    onChange((view) => withChange(view, toFitFilters(size)));
  }

  async function remove(): Promise<void> {
    if (!(await forget())) return;
    setTyped(undefined);
    input.current?.focus();
  }

  return (
    <form method="get" className={styles.form} noValidate onSubmit={find}>
      <p className={styles.hint}>{text('hint', { lens: FIT_TOLERANCE.lens, temple: FIT_TOLERANCE.temple })}</p>
      <TextField
        ref={input}
        label={text('size')}
        placeholder="52-17-140"
        autoComplete="off"
        maxLength={20}
        value={value}
        error={isRefused && !parseFrameSize(value) ? text('invalid') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {owned.length > 0 && (
        <SelectField
          label={text('owned')}
          placeholder={text('choose')}
          value={owned.find(({ size }) => size === value)?.slug ?? ''}
          onChange={({ currentTarget }) => setTyped(owned.find(({ slug }) => slug === currentTarget.value)?.size)}
          options={owned.map(({ slug, name, size }) => ({ value: slug, label: `${name} · ${size}` }))}
        />
      )}
      <Button type="submit" size="sm" variant="secondary">
        {text('find')}
      </Button>
      {stored && (
        <Button variant="link" size="sm" onClick={() => void remove()}>
          {text('forget')}
        </Button>
      )}
    </form>
  );
}
