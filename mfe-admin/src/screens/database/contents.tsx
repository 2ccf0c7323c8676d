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
import { useDatabaseText } from './database-text.ts';

type TableState = DatabaseState['tables'][number];
type Migration = DatabaseState['migrations'][number];

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Engine, size, tables and migrations of the database. */
export function Contents({ state }: { state: DatabaseState }) {
  const databaseText = useDatabaseText();
  const formatBytes = useFormatBytes();
  const { tables, migrations } = state;
  const tableColumns = useTableColumns(tables);
  const migrationColumns = useMigrationColumns();
  const tablesTitle = databaseText('tables', { count: tables.length });
  const migrationsTitle = databaseText('migrations', { count: migrations.length });
  return (
    <Section title={databaseText('facts')}>
      <Stack gap="md">
        <Facts>
          <Fact name={databaseText('engine')}>{`${engineNames[state.engine]} ${state.version}`}</Fact>
          <Fact name={databaseText('size')}>{formatBytes(state.size_bytes)}</Fact>
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
  const databaseText = useDatabaseText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  return useMemo(() => {
    const columns: Column<TableState>[] = [
      { key: 'name', header: databaseText('table'), isRowTitle: true, cell: ({ name }) => name },
      { key: 'rows', header: databaseText('rows'), align: 'end', cell: ({ rows }) => format.number(rows) },
    ];
    // SQLite does not report the size of a table.
    if (tables.some(({ size_bytes: bytes }) => bytes !== null)) {
      columns.push({
        key: 'size',
        header: databaseText('size'),
        align: 'end',
        cell: ({ size_bytes: bytes }) => (bytes === null ? '—' : formatBytes(bytes)),
      });
    }
    return columns;
  }, [databaseText, format, formatBytes, tables]);
}

function useMigrationColumns() {
  const databaseText = useDatabaseText();
  const format = useFormat();
  return useMemo<readonly Column<Migration>[]>(
    () => [
      { key: 'name', header: databaseText('migration'), isRowTitle: true, cell: ({ name }) => name },
      { key: 'applied', header: databaseText('applied'), cell: ({ applied_at: at }) => format.dateTime(at) },
    ],
    [databaseText, format],
  );
}
