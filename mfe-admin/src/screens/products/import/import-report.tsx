import type { ProductImportReport } from '@fakos/contracts/products/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import styles from '../products.module.css';
import { type ImportEntry, listChanges, listErrors } from './import-entries.ts';
import type { ApplyOptions } from './use-product-import.ts';

/** Entries that are shown at first, and that "Show more" adds. */
const SHOWN = 100;
const counted = ['new', 'changed', 'unchanged', 'errors'] as const;
const encodings = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'windows-1253': 'Windows-1253' } as const;

interface ImportReportProps {
  readonly report: ProductImportReport;
  /** Number of products that are written so far; undefined while nothing is being written. */
  readonly applying: number | undefined;
  readonly onApply: (options: ApplyOptions) => void;
}

/** Results of a check: counts, errors and changes by row, and the button that imports them. */
export function ImportReport({ report, applying, onApply }: ImportReportProps) {
  const text = useText();
  const changes = useMemo(() => listChanges(report.rows), [report]);
  return (
    <Stack>
      <ImportSummary report={report} />
      <ApplyBar report={report} applying={applying} onApply={onApply} />
      <ImportErrors report={report} />
      {changes.length > 0 && (
        <Section title={text('productImport.changes')}>
          <EntryTable label={text('productImport.changes')} entries={changes} kind="change" />
        </Section>
      )}
    </Stack>
  );
}

/** The rows that cannot be written, with field and message. */
export function ImportErrors({ report }: Pick<ImportReportProps, 'report'>) {
  const text = useText();
  const errors = useMemo(() => listErrors(report.rows), [report]);
  if (errors.length === 0) return null;
  return (
    <Section title={text('productImport.errors')}>
      <EntryTable label={text('productImport.errors')} entries={errors} kind="error" />
    </Section>
  );
}

function ImportSummary({ report: { counts, file, ignored_columns: ignored } }: { report: ProductImportReport }) {
  const text = useText();
  const format = useFormat();
  const separator = text(`productImport.separators.${file.separator === '\t' ? 'tab' : file.separator}`);
  return (
    <Stack gap="sm">
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" m={0}>
        {counted.map((key) => (
          <div key={key} className={styles.figure} data-alarming={(key === 'errors' && counts.errors > 0) || undefined}>
            <dt>{text(`productImport.counts.${key}`)}</dt>
            <dd>{format.number(counts[key])}</dd>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {text('productImport.readAs', { count: counts.rows, encoding: encodings[file.encoding], separator })}
      </Text>
      {ignored.length > 0 && (
        <Alert color="yellow" title={text('productImport.ignoredColumns')}>
          {ignored.join(', ')}
        </Alert>
      )}
    </Stack>
  );
}

function ApplyBar({ report: { counts }, applying, onApply }: ImportReportProps) {
  const text = useText();
  const [isSkipping, setSkipping] = useState(false);
  const writable = counts.new + counts.changed;
  if (writable === 0) return null;
  const hasErrors = counts.errors > 0;
  return (
    <Group>
      {hasErrors && (
        <Checkbox
          label={text('productImport.skip', { count: counts.errors })}
          checked={isSkipping}
          disabled={applying !== undefined}
          onChange={(event) => setSkipping(event.currentTarget.checked)}
        />
      )}
      <Button
        loading={applying !== undefined}
        disabled={hasErrors && !isSkipping}
        onClick={() => onApply({ onError: hasErrors ? 'skip' : 'stop' })}
      >
        {text('productImport.apply', { count: writable })}
      </Button>
      {applying !== undefined && (
        <Text size="sm" role="status">
          {text('productImport.progress', { count: applying, total: writable })}
        </Text>
      )}
    </Group>
  );
}

interface EntryTableProps {
  label: string;
  entries: readonly ImportEntry[];
  kind: 'error' | 'change';
}

function EntryTable({ label, entries, kind }: EntryTableProps) {
  const text = useText();
  const [limit, setLimit] = useState(SHOWN);
  const columns = useEntryColumns(kind);
  return (
    <Stack>
      <ListTable label={label} columns={columns} rows={entries.slice(0, limit)} rowKey={({ key }) => key} />
      {entries.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + SHOWN)}>
          {text('productImport.showMore', { count: entries.length - limit })}
        </Button>
      )}
    </Stack>
  );
}

function useEntryColumns(kind: EntryTableProps['kind']): readonly Column<ImportEntry>[] {
  const text = useText();
  return useMemo(() => {
    const place: Column<ImportEntry>[] = [
      {
        key: 'row',
        header: text('productImport.row'),
        isRowTitle: true,
        cell: ({ row }) => text('productImport.rowNumber', { row }),
      },
      { key: 'product', header: text('products.one'), cell: ({ product }) => product },
      { key: 'field', header: text('productImport.field'), cell: ({ column }) => column || '—' },
    ];
    const message: Column<ImportEntry> = {
      key: 'message',
      header: text('productImport.message'),
      cell: (entry) => <span className={styles.cellText}>{entry.message}</span>,
    };
    const before: Column<ImportEntry> = {
      key: 'before',
      header: text('productImport.before'),
      cell: (entry) => <span className={styles.cellText}>{entry.isNew ? '' : entry.before || '—'}</span>,
    };
    const after: Column<ImportEntry> = {
      key: 'after',
      header: text('productImport.after'),
      cell: (entry) => (
        <span className={styles.cellText}>{entry.isNew ? text('productImport.newProduct') : entry.after || '—'}</span>
      ),
    };
    return kind === 'error' ? [...place, message] : [...place, before, after];
  }, [text, kind]);
}
