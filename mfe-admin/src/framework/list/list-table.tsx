import { Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import styles from './list.module.css';
import type { Column } from './list-columns.ts';
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
}

/**
 * A table that becomes a stack of cards in narrow containers. The roles are explicit because browsers drop table semantics
 * when CSS changes the display of its elements.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, rowKey, isBusy = false, selectable, activeIndex } = props;
  return (
    <div className={styles.container}>
      <Table role="table" aria-label={label} aria-busy={isBusy} highlightOnHover className={styles.table}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {selectable && <SelectPage rows={rows} {...selectable} />}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row, index) => (
            <Table.Tr
              key={rowKey(row)}
              role="row"
              data-active={index === activeIndex || undefined}
              data-selected={selectable?.selection.isSelected(selectable.rowId(row)) || undefined}
            >
              {selectable && <SelectRow row={row} rows={rows} {...selectable} />}
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

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: ListSort | undefined;
  onSort: ((sort: ListSort) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { header, align, isHeaderHidden, sort: by } = column;
  const order = by !== undefined && sort?.by === by ? sort.order : undefined;
  const ariaSort = order && (order === 'asc' ? 'ascending' : 'descending');
  if (by === undefined || !onSort) {
    return (
      <Table.Th role="columnheader" scope="col" ta={align}>
        {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </Table.Th>
    );
  }
  const Icon = order === undefined ? IconArrowsSort : order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th role="columnheader" scope="col" ta={align} {...(ariaSort && { 'aria-sort': ariaSort })}>
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
