import type { DatabaseState } from '@fakos/contracts/database/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { Disclosure } from '../../framework/disclosure.tsx';
import { Fact, Facts } from '../../framework/facts.tsx';
import { useFormatBytes } from '../../framework/format-bytes.ts';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListTable } from '../../framework/list/list-table.tsx';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';

type TableState = DatabaseState['tables'][number];
type Migration = DatabaseState['migrations'][number];

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Engine, size, tables and migrations of the database. */
export function Contents({ state }: { state: DatabaseState }) {
  const text = useText();
  const formatBytes = useFormatBytes();
  const { tables, migrations } = state;
  const tableColumns = useTableColumns(tables);
  const migrationColumns = useMigrationColumns();
  const tablesTitle = text('database.tables', { count: tables.length });
  const migrationsTitle = text('database.migrations', { count: migrations.length });
  return (
    <Section title={text('database.facts')}>
      <Stack gap="md">
        <Facts>
          <Fact name={text('database.engine')}>{`${engineNames[state.engine]} ${state.version}`}</Fact>
          <Fact name={text('database.size')}>{formatBytes(state.size_bytes)}</Fact>
        </Facts>
        <Disclosure isHeading label={tablesTitle}>
          <ListTable label={tablesTitle} columns={tableColumns} rows={tables} rowKey={({ name }) => name} />
        </Disclosure>
        <Disclosure isHeading label={migrationsTitle}>
          <ListTable label={migrationsTitle} columns={migrationColumns} rows={migrations} rowKey={({ name }) => name} />
        </Disclosure>
      </Stack>
    </Section>
  );
}

function useTableColumns(tables: readonly TableState[]) {
  const text = useText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  return useMemo(() => {
    const columns: Column<TableState>[] = [
      { key: 'name', header: text('database.table'), isRowTitle: true, cell: ({ name }) => name },
      { key: 'rows', header: text('database.rows'), align: 'end', cell: ({ rows }) => format.number(rows) },
    ];
    // SQLite does not report the size of a table.
    if (tables.some(({ size_bytes: bytes }) => bytes !== null)) {
      columns.push({
        key: 'size',
        header: text('database.size'),
        align: 'end',
        cell: ({ size_bytes: bytes }) => (bytes === null ? '—' : formatBytes(bytes)),
      });
    }
    return columns;
  }, [text, format, formatBytes, tables]);
}

function useMigrationColumns() {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<Migration>[]>(
    () => [
      { key: 'name', header: text('database.migration'), isRowTitle: true, cell: ({ name }) => name },
      { key: 'applied', header: text('database.applied'), cell: ({ applied_at: at }) => format.dateTime(at) },
    ],
    [text, format],
  );
}
