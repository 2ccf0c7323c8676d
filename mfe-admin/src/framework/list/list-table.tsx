import { Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list.module.css';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** Only screen readers get the heading, for example of a column of images. */
  readonly isHeaderHidden?: boolean;
  /** The column identifies the row: on a card it comes first, without its heading. */
  readonly isRowTitle?: boolean;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  readonly isBusy?: boolean;
}

/**
 * A table that becomes a stack of cards in narrow containers. The roles are explicit because browsers drop table semantics
 * when CSS changes the display of its elements.
 */
export function ListTable<Row>({ label, columns, rows, rowKey, isBusy = false }: ListTableProps<Row>) {
  return (
    <div className={styles.container}>
      <Table role="table" aria-label={label} aria-busy={isBusy} highlightOnHover className={styles.table}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Table.Th key={column.key} role="columnheader" scope="col" ta={column.align}>
                {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
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
                  data-label={column.isHeaderHidden || column.isRowTitle ? undefined : column.header}
                  data-row-title={column.isRowTitle || undefined}
                  data-header-hidden={column.isHeaderHidden || undefined}
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
