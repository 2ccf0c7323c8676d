import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** Only screen readers get the heading, for example of a column of images. */
  readonly isHeaderHidden?: boolean;
  /** The column identifies the row: it cannot be hidden, and on a card it comes first, without its heading. */
  readonly isRowTitle?: boolean;
  /** The column is displayed only when the user chooses it. */
  readonly isOptional?: boolean;
  /** The column is left out where a table of all columns would be wider than its screen, such as a tablet's; cards have it. */
  readonly isWideOnly?: boolean;
  /** The values stay on one line, such as dates. */
  readonly isUnbroken?: boolean;
  /** Name of the sort order that the column's heading sets, as the endpoint uses it. */
  readonly sort?: string;
}

/** Returns the columns with the given keys in their order, or the default ones. Unknown keys are ignored. */
export function selectColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (!keys) return columns.filter(({ isOptional }) => !isOptional);
  const chosen = keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const required = columns.filter((column) => column.isRowTitle && !chosen.includes(column));
  return [...required, ...chosen];
}

/** The keys to store for a choice of columns; undefined if it equals the default. */
export function toColumnKeys<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[],
): readonly string[] | undefined {
  const defaults = selectColumns(columns, undefined).map(({ key }) => key);
  return defaults.join() === chosen.join() ? undefined : chosen;
}
