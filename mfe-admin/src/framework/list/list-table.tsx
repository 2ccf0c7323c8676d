import { Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list.module.css';

/** A column of a list: its heading and how a row fills it. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** The heading is only for those who cannot see the column, such as pictures. */
  readonly quiet?: boolean;
  /** Names the row: on a card it stands first, without its heading. */
  readonly lead?: boolean;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  readonly busy?: boolean;
}

/**
 * A table that becomes a stack of cards where it is narrow. The roles are written out because browsers drop a table's
 * meaning once its rows are no longer laid out as a table.
 */
export function ListTable<Row>({ label, columns, rows, rowKey, busy = false }: ListTableProps<Row>) {
  return (
    <div className={styles.sheet}>
      <Table role="table" aria-label={label} aria-busy={busy} highlightOnHover className={styles.table}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Table.Th key={column.key} role="columnheader" scope="col" ta={column.align}>
                {column.quiet ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Table.Td
                  key={column.key}
                  role="cell"
                  ta={column.align}
                  data-label={column.quiet || column.lead ? undefined : column.header}
                  data-lead={column.lead || undefined}
                  data-quiet={column.quiet || undefined}
                >
                  {column.cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
