import type { ProductImportRow } from '@fakos/contracts/products/contract';

/** A line of the report: one problem or one change of a row. */
export interface ImportEntry {
  readonly key: string;
  /** Number of the row in a spreadsheet. */
  readonly row: number;
  readonly product: string;
  /** Heading of the column; empty for the whole row. */
  readonly column: string;
  readonly message: string;
  readonly before: string;
  readonly after: string;
  /** The row is a new product, which is listed once. */
  readonly isNew: boolean;
}

/** The problems of all rows, in the order of the file. */
export function listErrors(rows: readonly ProductImportRow[]): readonly ImportEntry[] {
  return rows.flatMap((row) =>
    row.errors.map(({ column, message }, index) => toEntry(row, { key: `${row.row} ${index}`, column, message })),
  );
}

/** The changes of all rows without errors, in the order of the file. */
export function listChanges(rows: readonly ProductImportRow[]): readonly ImportEntry[] {
  return rows.flatMap((row) => {
    if (row.status === 'error') return [];
    if (row.status === 'new') return [toEntry(row, { key: `${row.row} new`, isNew: true })];
    return row.changes.map(({ field, column, before, after }) =>
      toEntry(row, { key: `${row.row} ${field}`, column, before, after }),
    );
  });
}

function toEntry(
  { row, sku, name }: ProductImportRow,
  entry: Pick<ImportEntry, 'key'> & Partial<ImportEntry>,
): ImportEntry {
  const product = [sku, name].filter(Boolean).join(' · ');
  return { row, product, column: '', message: '', before: '', after: '', isNew: false, ...entry };
}
