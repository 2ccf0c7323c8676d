import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './list.module.css';
import { findAllowed, type ListAddress } from './use-list-address.ts';

const TYPING_PAUSE_MS = 400;

interface FilterBase {
  /** Parameter of the address and of the endpoint. */
  readonly name: string;
  readonly label: string;
  /** Shown only after "More filters", or when it is set. */
  readonly isSecondary?: boolean;
}

/** A filter with a fixed set of values; `any` is the label of the unset state. */
export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice';
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter that is a day (`YYYY-MM-DD`), an amount, a complete e-mail address or a text. */
export interface TypedFilter extends FilterBase {
  readonly kind: 'day' | 'amount' | 'email' | 'text';
}

/** A filter of a list, declared by its screen. */
export type ListFilter = ChoiceFilter | TypedFilter;

/** The filter's value in the address, if it is valid. */
export function readFilter(filter: ListFilter, address: ListAddress): string {
  const value = address.filter(filter.name);
  if (filter.kind === 'choice')
    return (
      findAllowed(
        value,
        filter.options.map((option) => option.value),
      ) ?? ''
    );
  if (filter.kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  if (filter.kind === 'amount') return /^\d+(?:\.\d{1,2})?$/.test(value) ? value : '';
  if (filter.kind === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? value : '';
  return value;
}

/** The fields of a list's filters. Secondary ones open on request. */
export function ListFilters({ filters, address }: { filters: readonly ListFilter[]; address: ListAddress }) {
  const text = useText();
  const id = useId();
  const secondary = filters.filter(({ isSecondary }) => isSecondary);
  const hasSecondaryValue = secondary.some((filter) => readFilter(filter, address) !== '');
  const [isOpen, setOpen] = useState(hasSecondaryValue);
  const primary = filters.filter(({ isSecondary }) => !isSecondary);
  return (
    <>
      {primary.map((filter) => (
        <FilterField key={filter.name} filter={filter} address={address} />
      ))}
      {secondary.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={styles.moreFilters}
        >
          {text('list.moreFilters')}
        </Button>
      )}
      {isOpen && (
        <div id={id} className={styles.secondaryFilters}>
          {secondary.map((filter) => (
            <FilterField key={filter.name} filter={filter} address={address} />
          ))}
        </div>
      )}
    </>
  );
}

function FilterField({ filter, address }: { filter: ListFilter; address: ListAddress }) {
  const value = readFilter(filter, address);
  const setValue = (next: string) => address.setFilters({ [filter.name]: next });
  if (filter.kind === 'choice') {
    return (
      <NativeSelect
        label={filter.label}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        data={[{ value: '', label: filter.any }, ...filter.options]}
      />
    );
  }
  if (filter.kind === 'day') {
    return (
      <TextInput
        type="date"
        label={filter.label}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    );
  }
  return <TypedField filter={filter} value={value} address={address} />;
}

const inputModes = { amount: 'decimal', email: 'email', text: 'text', day: 'text' } as const;

function TypedField({ filter, value, address }: { filter: TypedFilter; value: string; address: ListAddress }) {
  const [typed, setTyped] = useState(value);
  const lastValue = useRef(value);
  const apply = useDebouncedCallback((next: string) => {
    lastValue.current = next;
    address.setFilters({ [filter.name]: next }, { replaceHistory: true });
  }, TYPING_PAUSE_MS);

  useEffect(
    function syncWithAddress() {
      if (value === lastValue.current) return;
      lastValue.current = value;
      setTyped(value);
    },
    [value],
  );

  return (
    <TextInput
      label={filter.label}
      inputMode={inputModes[filter.kind]}
      value={typed}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        apply(filter.kind === 'amount' ? next.trim().replace(',', '.') : next.trim());
      }}
      onBlur={() => apply.flush()}
    />
  );
}

/** The filters that are set, each with a button that removes it. */
export function ActiveFilters({ filters, address }: { filters: readonly ListFilter[]; address: ListAddress }) {
  const text = useText();
  const kitText = useKitText();
  const active = filters.flatMap((filter) => {
    const value = readFilter(filter, address);
    return value ? [{ filter, label: `${filter.label}: ${getValueLabel(filter, value)}` }] : [];
  });
  if (active.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={text('list.activeFilters')}>
      {active.map(({ filter, label }) => (
        <Button
          key={filter.name}
          variant="light"
          size="compact-sm"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`${kitText('actions.remove')}: ${label}`}
          onClick={() => address.setFilters({ [filter.name]: '' })}
        >
          {label}
        </Button>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={address.clear}>
        {text('list.clearFilters')}
      </Button>
    </Group>
  );
}

function getValueLabel(filter: ListFilter, value: string): string {
  if (filter.kind !== 'choice') return value;
  return filter.options.find((option) => option.value === value)?.label ?? value;
}
