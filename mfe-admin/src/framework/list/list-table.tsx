import { Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../text.ts';
import styles from './list.module.css';
import type { Column } from './list-columns.ts';
import { DetailsRows, type OpenRows } from './row-details.tsx';
import { type RowOrder, useRowOrder } from './row-order.tsx';
import type { ListSort } from './use-list-address.ts';
import type { Selection } from './use-selection.ts';

/** Checkboxes of a table's rows. */
export interface SelectableRows<Row> {
  readonly selection: Selection;
  readonly rowId: (row: Row) => number;
  /** The row's name in the label of its checkbox. */
  readonly rowLabel: (row: Row) => string;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  readonly isBusy?: boolean;
  readonly sort?: ListSort | undefined;
  /** Makes the headings of columns with a `sort` into buttons. */
  readonly onSort?: (sort: ListSort) => void;
  readonly selectable?: SelectableRows<Row> | undefined;
  /** Index of the row that the keyboard has moved to. */
  readonly activeIndex?: number | undefined;
  /** Makes the rows movable. `rowLabel` names a row in the labels of its buttons. */
  readonly order?: (RowOrder<Row> & { readonly rowLabel: (row: Row) => string }) | undefined;
  /** Rows that open to details below themselves. */
  readonly openRows?: OpenRows<Row> | undefined;
}

/**
 * A table that becomes a stack of cards in narrow containers. The roles are explicit because browsers drop table semantics
 * when CSS changes the display of its elements.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, rowKey, isBusy = false, selectable, activeIndex, openRows } = props;
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const order = useRowOrder({ order: props.order, rows, rowKey, rowLabel: props.order?.rowLabel ?? String, container });
  const columnCount = columns.length + [selectable, order, openRows].filter(Boolean).length;

  const renderRow = (row: Row, index: number, detailsCell?: ReactNode) => (
    <Table.Tr
      key={rowKey(row)}
      role="row"
      data-active={index === activeIndex || undefined}
      data-selected={selectable?.selection.isSelected(selectable.rowId(row)) || undefined}
      {...order?.getRowProps(row)}
    >
      {detailsCell}
      {selectable && <SelectRow row={row} rows={rows} {...selectable} />}
      {order && (
        <Table.Td role="cell" className={styles.orderCell} data-label={text('list.order')}>
          {order.renderControls(row)}
        </Table.Td>
      )}
      {columns.map((column) => (
        <Table.Td
          key={column.key}
          role="cell"
          ta={column.align}
          data-label={column.isHeaderHidden || column.isRowTitle ? undefined : column.header}
          data-row-title={column.isRowTitle || undefined}
          data-header-hidden={column.isHeaderHidden || undefined}
          data-wide-only={column.isWideOnly || undefined}
          data-unbroken={column.isUnbroken || undefined}
        >
          {column.cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  );

  return (
    <div className={styles.container} ref={container}>
      {order && (
        <VisuallyHidden role="status" aria-live="polite">
          {order.announcement}
        </VisuallyHidden>
      )}
      <Table role="table" aria-label={label} aria-busy={isBusy} highlightOnHover className={styles.table}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {openRows && <HiddenHeading label={text('list.details')} />}
            {selectable && <SelectPage rows={rows} {...selectable} />}
            {order && (
              <Table.Th role="columnheader" scope="col">
                {text('list.order')}
              </Table.Th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row, index) =>
            openRows ? (
              <DetailsRows key={rowKey(row)} row={row} openRows={openRows} columnCount={columnCount}>
                {(detailsCell) => renderRow(row, index, detailsCell)}
              </DetailsRows>
            ) : (
              renderRow(row, index)
            ),
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function HiddenHeading({ label }: { label: string }) {
  return (
    <Table.Th role="columnheader" scope="col" className={styles.selectCell}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Table.Th>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: ListSort | undefined;
  onSort: ((sort: ListSort) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { header, align, isHeaderHidden, isWideOnly, sort: by } = column;
  const shared = { role: 'columnheader', scope: 'col', ta: align, 'data-wide-only': isWideOnly || undefined } as const;
  const order = by !== undefined && sort?.by === by ? sort.order : undefined;
  const ariaSort = order && (order === 'asc' ? 'ascending' : 'descending');
  if (by === undefined || !onSort) {
    return <Table.Th {...shared}>{isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}</Table.Th>;
  }
  const Icon = order === undefined ? IconArrowsSort : order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th {...shared} {...(ariaSort && { 'aria-sort': ariaSort })}>
      <UnstyledButton
        className={styles.sort}
        data-sorted={order !== undefined || undefined}
        onClick={() => onSort({ by, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {header}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

function SelectPage<Row>({ rows, rowId, selection }: SelectableRows<Row> & { rows: readonly Row[] }) {
  const text = useText();
  const ids = rows.map(rowId);
  const selectedCount = ids.filter(selection.isSelected).length;
  const isPageSelected = selectedCount > 0 && selectedCount === ids.length;
  return (
    <Table.Th role="columnheader" scope="col" className={styles.selectCell}>
      <Checkbox
        size="sm"
        aria-label={text('list.selectPage')}
        checked={isPageSelected}
        indeterminate={selectedCount > 0 && !isPageSelected}
        onChange={() => selection.setSelected(ids, !isPageSelected)}
      />
    </Table.Th>
  );
}

function SelectRow<Row>({
  row,
  rows,
  rowId,
  rowLabel,
  selection,
}: SelectableRows<Row> & { row: Row; rows: readonly Row[] }) {
  const text = useText();
  const id = rowId(row);
  return (
    <Table.Td role="cell" className={styles.selectCell} data-header-hidden>
      <Checkbox
        size="sm"
        aria-label={text('list.selectRow', { name: rowLabel(row) })}
        checked={selection.isSelected(id)}
        onChange={() => selection.toggle(id, rows.map(rowId))}
      />
    </Table.Td>
  );
}
