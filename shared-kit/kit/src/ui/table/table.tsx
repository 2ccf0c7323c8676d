import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

/** A column with its header and cells. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Row header; the title of the row's block on small screens. */
  rowHeader?: boolean;
}

/** Props of `Table`. */
export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string;
}

/** A small table; on small screens each row becomes a block with the headers next to the values. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    // Explicit roles, because the `display` of the small-screen layout removes the table semantics.
    // biome-ignore-start lint/a11y/noRedundantRoles: the layout removes the implicit roles
    <table role="table" className={classNames(styles.table, className)}>
      <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col" className={styles[column.align ?? 'start']}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            {columns.map((column) => {
              const Cell = column.rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  role={column.rowHeader ? 'rowheader' : 'cell'}
                  scope={column.rowHeader ? 'row' : undefined}
                  data-label={column.header}
                  className={classNames(
                    styles.cell,
                    column.rowHeader && styles.rowHeader,
                    styles[column.align ?? 'start'],
                  )}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: the layout removes the implicit roles
  );
}
