import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, List, Modal, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import { toDisplayText } from '../to-display-text.ts';
import styles from './form.module.css';
import type { FormValues } from './merge-values.ts';
import type { PendingMerge, RecordForm } from './use-record-form.ts';

/** Author and time (UTC, ISO 8601) of a field's last change. */
export interface FieldAuthor {
  readonly actor: string;
  readonly at: string;
}

/** Requests the authors of the last changes by field; unknown fields are left out. */
export type ListFieldAuthors = () => Promise<Readonly<Record<string, FieldAuthor>>>;

interface MergeDialogProps<Values extends FormValues> {
  readonly form: RecordForm<Values>;
  readonly merge: PendingMerge<Values>;
  readonly fieldLabels: Readonly<Record<string, string>>;
  readonly formatValue: ((field: string, value: unknown) => string) | undefined;
  readonly listFieldAuthors: ListFieldAuthors | undefined;
}

type Side = 'mine' | 'theirs';

/**
 * Shows another editor's changes since the user loaded the record. Fields that only one side changed are merged; of
 * fields that both changed, the user chooses a version.
 */
export function MergeDialog<Values extends FormValues>(props: MergeDialogProps<Values>) {
  const { form, merge, fieldLabels, formatValue = formatPlainValue, listFieldAuthors } = props;
  const text = useText();
  const kitText = useKitText();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const authors = useFieldAuthors(listFieldAuthors);
  const isDecided = merge.conflicts.every(({ field }) => chosen[field]);
  const name = (field: string) => fieldLabels[field] ?? field;

  const resolve = () => {
    const values = merge.conflicts.map(({ field, mine, theirs }) => [field, chosen[field] === 'mine' ? mine : theirs]);
    void form.resolveMerge(Object.fromEntries(values) as Partial<Values>);
  };

  return (
    <Modal
      opened
      size="lg"
      onClose={form.cancelMerge}
      title={text('merge.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Stack>
        <Text size="sm">{text(merge.conflicts.length > 0 ? 'merge.choose' : 'merge.merged')}</Text>
        {merge.taken.length > 0 && (
          <section aria-label={text('merge.theirChanges')}>
            <Text fw={500} size="sm" mb={4}>
              {text('merge.theirChanges')}
            </Text>
            <List size="sm">
              {merge.taken.map((field) => (
                <List.Item key={field}>
                  <span className={styles.value}>
                    {`${name(field)}: ${formatValue(field, merge.theirs.values[field])}`}
                  </span>
                  <Author author={authors[field]} />
                </List.Item>
              ))}
            </List>
          </section>
        )}
        {merge.conflicts.map(({ field, mine, theirs }) => (
          <Radio.Group
            key={field}
            label={name(field)}
            className={styles.conflict}
            value={chosen[field] ?? ''}
            onChange={(side) => setChosen((before) => ({ ...before, [field]: side as Side }))}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="mine" label={text('merge.mine', { value: formatValue(field, mine) })} />
              <Radio
                value="theirs"
                label={text('merge.theirs', { value: formatValue(field, theirs) })}
                description={<Author author={authors[field]} />}
              />
            </Stack>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={form.cancelMerge}>
            {kitText('actions.cancel')}
          </Button>
          <Button disabled={!isDecided} loading={form.isSaving} onClick={resolve}>
            {text(merge.purpose === 'save' ? 'merge.save' : 'merge.restore')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const formatPlainValue = (_field: string, value: unknown) => toDisplayText(value);

function Author({ author }: { author: FieldAuthor | undefined }) {
  const text = useText();
  const format = useFormat();
  if (!author) return null;
  return (
    <Text span size="xs" c="dimmed">
      {` ${text('merge.author', { name: author.actor, at: format.dateTime(author.at) })}`}
    </Text>
  );
}

function useFieldAuthors(listFieldAuthors: ListFieldAuthors | undefined): Readonly<Record<string, FieldAuthor>> {
  const [authors, setAuthors] = useState<Readonly<Record<string, FieldAuthor>>>({});
  useEffect(
    function requestAuthors() {
      let isCurrent = true;
      listFieldAuthors?.().then(
        (found) => isCurrent && setAuthors(found),
        // Without them the dialog shows the changes alone.
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [listFieldAuthors],
  );
  return authors;
}
