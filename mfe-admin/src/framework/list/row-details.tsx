import { ActionIcon, Table } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import styles from './list.module.css';

/** Expandable details below a row. */
export interface RowDetails<Row> {
  /** Name of the button that opens them. */
  readonly label: (row: Row) => string;
  /** Undefined for a row without details. */
  readonly content: (row: Row) => ReactNode | undefined;
}

/** The rows of a list that open to details. */
export interface OpenRows<Row> extends RowDetails<Row> {
  readonly isOpen: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
}

/** Remembers which rows are open. Undefined for a list without details. */
export function useOpenRows<Row>(
  details: RowDetails<Row> | undefined,
  rowId: (row: Row) => number,
): OpenRows<Row> | undefined {
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (row: Row) =>
      setOpenIds((before) => {
        const after = new Set(before);
        if (!after.delete(rowId(row))) after.add(rowId(row));
        return after;
      }),
    [rowId],
  );
  return useMemo(
    () => details && { ...details, isOpen: (row) => openIds.has(rowId(row)), toggle },
    [details, openIds, rowId, toggle],
  );
}

interface DetailsRowsProps<Row> {
  readonly row: Row;
  readonly openRows: OpenRows<Row>;
  readonly columnCount: number;
  /** Renders the row with the button that opens the details. */
  readonly children: (button: ReactNode) => ReactNode;
}

/** A row with its details below, if it is open. */
export function DetailsRows<Row>({ row, openRows, columnCount, children }: DetailsRowsProps<Row>) {
  const id = useId();
  const content = openRows.content(row);
  const isOpen = content !== undefined && openRows.isOpen(row);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const button = content !== undefined && (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={openRows.label(row)}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => openRows.toggle(row)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      {children(
        <Table.Td role="cell" className={styles.selectCell} data-header-hidden>
          {button}
        </Table.Td>,
      )}
      {isOpen && (
        <Table.Tr role="row" id={id} className={styles.detailsRow}>
          <Table.Td role="cell" colSpan={columnCount}>
            {content}
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
