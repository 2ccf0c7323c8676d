import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ActionIcon, Combobox, Loader, Pagination, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import { useFailureText } from '../states/failure-text.ts';
import type { FieldProps } from './fields.tsx';
import styles from './form.module.css';
import { useField } from './form-context.ts';

const LISTED_ROWS = 20;

/** A record that can be chosen. */
export interface ChoosableRecord {
  readonly id: number;
  readonly label: string;
  /** A second text that distinguishes equal names, such as an SKU. */
  readonly detail?: string;
}

/** The records that a field chooses from. */
export interface RecordSource {
  /** Searches for the typed text. */
  readonly useMatches: (typed: string) => {
    readonly records: readonly ChoosableRecord[];
    readonly isPending: boolean;
    readonly failure?: unknown;
  };
  /** Names of chosen records by id; a record that no longer exists has none. */
  readonly useNames: (ids: readonly number[]) => {
    readonly names: ReadonlyMap<number, string>;
    readonly isPending: boolean;
  };
}

interface RecordChoice {
  readonly source: RecordSource;
  /** Text that explains an empty selection. */
  readonly noneText: string;
  /** Maximum number of records. */
  readonly max: number;
}

/** {@link RecordsInput} as a field of the form around it. */
export function RecordsField({ name, ...rest }: FieldProps & RecordChoice) {
  const { setValue, ...field } = useField<readonly number[]>(name);
  return <RecordsInput {...field} onChange={setValue} {...rest} />;
}

interface RecordsInputProps extends RecordChoice, Omit<FieldProps, 'name'> {
  readonly id?: string;
  readonly value: readonly number[];
  readonly error?: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
  readonly isDisabled?: boolean;
}

/** Chooses records by searching. The value is the list of their ids, in the order in which they were chosen. */
export function RecordsInput(props: RecordsInputProps) {
  const { id, label, description, value, error, onChange, source, noneText, max, isDisabled = false } = props;
  const text = useText();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<number, string>>(new Map());
  const { records, isPending, failure } = source.useMatches(typed.trim());
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const options = records.filter((record) => !value.includes(record.id));
  const isFull = value.length >= max;
  const { selectFirstOption } = combobox;
  const firstOption = options[0]?.id;

  useEffect(
    function selectBestMatch() {
      if (typed !== '' && firstOption !== undefined) selectFirstOption();
    },
    [typed, firstOption, selectFirstOption],
  );

  function choose(chosen: number) {
    const record = options.find((option) => option.id === chosen);
    if (!record) return;
    onChange([...value, record.id]);
    setChosenNames(new Map(chosenNames).set(record.id, record.label));
    setTyped('');
    combobox.closeDropdown();
  }

  return (
    <div>
      <Combobox
        store={combobox}
        withinPortal={false}
        hideDetached={false}
        shadow="md"
        onOptionSubmit={(chosen) => choose(Number(chosen))}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...(id && { id })}
            label={label}
            description={description}
            placeholder={text('fields.searchToAdd')}
            value={typed}
            error={error ?? (failure === undefined ? undefined : failureText(failure))}
            disabled={isFull || isDisabled}
            autoComplete="off"
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={isPending ? <Loader size="xs" /> : null}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={(event) => {
              // Enter chooses a match and must not submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={options.length === 0 && (typed.trim() === '' || isPending)}>
          {options.length === 0 ? (
            <Combobox.Empty role="status">{text('fields.noMatches')}</Combobox.Empty>
          ) : (
            <Combobox.Options mah="16rem" className={styles.matches} aria-label={label}>
              {options.map((option) => (
                <Combobox.Option key={option.id} value={String(option.id)}>
                  {option.label}
                  {option.detail && (
                    <Text span size="xs" ml="xs" className={styles.matchDetail}>
                      {option.detail}
                    </Text>
                  )}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          )}
        </Combobox.Dropdown>
      </Combobox>
      {isFull && (
        <Text size="xs" c="dimmed" mt={4}>
          {text('fields.full', { max })}
        </Text>
      )}
      {value.length === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {noneText}
        </Text>
      ) : (
        <ChosenRecords
          label={text('fields.chosen', { label })}
          ids={value}
          source={source}
          chosenNames={chosenNames}
          onRemove={(removed) => onChange(value.filter((other) => other !== removed))}
        />
      )}
    </div>
  );
}

interface ChosenRecordsProps {
  label: string;
  ids: readonly number[];
  source: RecordSource;
  /** Names of records that were chosen since the form was opened. */
  chosenNames: ReadonlyMap<number, string>;
  onRemove: (id: number) => void;
}

function ChosenRecords({ label, ids, source, chosenNames, onRemove }: ChosenRecordsProps) {
  const text = useText();
  const kitText = useKitText();
  const [wantedPage, setPage] = useState(1);
  const pageCount = Math.ceil(ids.length / LISTED_ROWS);
  const page = Math.min(wantedPage, pageCount);
  const shown = ids.slice((page - 1) * LISTED_ROWS, page * LISTED_ROWS);
  const { names, isPending } = source.useNames(shown);
  const getName = (id: number) =>
    names.get(id) ?? chosenNames.get(id) ?? (isPending ? '…' : text('fields.unknownRecord', { id }));
  return (
    <>
      <ul className={styles.chosen} aria-label={label}>
        {shown.map((id) => (
          <li key={id}>
            <span>{getName(id)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${kitText('actions.remove')}: ${getName(id)}`}
              onClick={() => onRemove(id)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Pagination
        size="xs"
        mt="xs"
        total={pageCount}
        value={page}
        onChange={setPage}
        hideWithOnePage
        getItemProps={(number) => ({ 'aria-label': text('list.pageNumber', { page: number }) })}
        getControlProps={(control) => ({
          'aria-label': kitText(control === 'next' ? 'actions.next' : 'actions.previous'),
        })}
      />
    </>
  );
}
