import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type importProducts as importCall,
  importLimits,
  type ProductImportReport,
} from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { FilesPlace } from '../../files/open-storage.ts';
import type { Editor } from '../../writing/editor.ts';
import { type CheckedRow, checkRow } from './check-row.ts';
import type { ColumnName } from './file-columns.ts';
import { type FileProduct, findFileProducts, findIdsBy } from './file-products.repo.ts';
import { type FileRow, type ProductFile, readProductFile } from './read-product-file.ts';
import { loadLookups } from './shop-lookups.ts';
import { type WrittenRow, writeRows } from './write-rows.ts';

/** Rows that are checked before other requests get their turn. */
const BATCH = 100;

/** A file and what to do with it. */
export interface Import extends Pick<z.output<typeof importCall.body>, 'dry_run' | 'on_error'> {
  readonly source: Buffer | string;
  readonly editor: Editor;
  readonly config: FilesPlace;
  /** How long rows are written, in milliseconds. */
  readonly maxMs?: number;
}

/**
 * Creates and changes products from a file. All rows are checked before the first one is written. Rows are written in
 * transactions of a few rows each, so that the shop stays usable; a row that another user changes in between is an error of
 * that row, and with `on_error: 'stop'` the rows after it are not written.
 *
 * @throws Failure VALIDATION at `file`, see {@link readProductFile}
 */
export async function importProducts(db: ShopDatabase, wanted: Import): Promise<ProductImportReport> {
  const { editor, maxMs = importLimits.writeMs } = wanted;
  const file = await readProductFile(wanted.source, editor.language);
  const checked = await checkRows(db, file, wanted);
  const stopsAtError = wanted.on_error === 'stop';
  const isStopped = stopsAtError && checked.some(({ errors }) => errors.length > 0);
  const writable = checked.filter(({ errors, values }) => errors.length === 0 && values.size > 0);
  const isWriting = !wanted.dry_run && !isStopped;
  const written = isWriting ? await writeRows(db, writable, { editor, stopsAtError, maxMs }) : noRows;
  const isRefused = stopsAtError && [...written.values()].some(({ errors }) => errors !== undefined);
  return {
    dry_run: wanted.dry_run,
    is_complete: !isWriting || isRefused || written.size === writable.length,
    ...toReport(file, checked, written),
  };
}

const noRows: ReadonlyMap<CheckedRow, WrittenRow> = new Map();

async function checkRows(db: ShopDatabase, file: ProductFile, { editor, config }: Import): Promise<CheckedRow[]> {
  const lookups = await loadLookups(db, config);
  const list = (column: ColumnName) =>
    [...new Set(file.rows.map(({ cells }) => cells.get(column) ?? ''))].filter(Boolean);
  const owners = { sku: await findIdsBy(db, 'sku', list('sku')), slug: await findIdsBy(db, 'slug', list('slug')) };
  const productIds = new Map(file.rows.map((row) => [row, findProductId(row, owners.sku)]));
  const wantedIds = [...new Set(productIds.values())].filter((id) => id !== undefined);
  const products = new Map((await findFileProducts(db, wantedIds)).map((product) => [product.id, product]));
  const getProduct = (row: FileRow) => products.get(productIds.get(row) ?? 0);
  const duplicates = {
    id: groupRows(file.rows, (row) => getProduct(row)?.id),
    sku: groupRows(file.rows, ({ cells }) => cells.get('sku')),
    slug: groupRows(file.rows, ({ cells }) => cells.get('slug')),
  };
  const checked: CheckedRow[] = [];
  for (const row of file.rows) {
    const keys = { id: getProduct(row)?.id, sku: row.cells.get('sku'), slug: row.cells.get('slug') };
    const findDuplicate = (column: keyof typeof keys) =>
      duplicates[column].get(keys[column])?.find((number) => number !== row.number);
    const context = {
      product: getProduct(row),
      lookups,
      owners,
      language: editor.language,
      headingCount: file.headingCount,
    };
    checked.push(checkRow(row, { ...context, findDuplicate }));
    if (checked.length % BATCH === 0) await nextTurn();
  }
  return checked;
}

/** The ID of the product that a row names, which may not exist; undefined for a new product. */
function findProductId({ cells }: FileRow, bySku: ReadonlyMap<string, number>): number | undefined {
  const id = cells.get('id') ?? '';
  if (id === '') return bySku.get(cells.get('sku') ?? '');
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** Numbers of the rows with the same key; rows without one are left out. */
function groupRows<Key>(rows: readonly FileRow[], getKey: (row: FileRow) => Key | undefined) {
  const groups = new Map<Key | undefined, number[]>();
  for (const row of rows) {
    const key = getKey(row);
    if (key === undefined || key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), row.number]);
  }
  return groups as ReadonlyMap<unknown, readonly number[]>;
}

function toReport(
  { file, ignored_columns, rows: fileRows }: ProductFile,
  checked: readonly CheckedRow[],
  written: ReadonlyMap<CheckedRow, WrittenRow>,
): Omit<ProductImportReport, 'dry_run' | 'is_complete'> {
  const rows = checked
    .map((one) => toReportRow(one, written.get(one)))
    .filter(({ changes, errors }) => changes.length + errors.length > 0);
  const count = (status: (typeof rows)[number]['status']) => rows.filter((row) => row.status === status).length;
  const counts = { new: count('new'), changed: count('changed'), errors: count('error') };
  return {
    file,
    ignored_columns,
    counts: {
      ...counts,
      rows: fileRows.length,
      unchanged: fileRows.length - rows.length,
      written: rows.filter((row) => row.is_written).length,
    },
    rows,
  };
}

function toReportRow({ row, product, changes, errors }: CheckedRow, written: WrittenRow | undefined) {
  const allErrors = [...errors, ...(written?.errors ?? [])];
  const status = allErrors.length > 0 ? 'error' : product ? 'changed' : 'new';
  return {
    row: row.number,
    status,
    is_written: written?.id !== undefined,
    id: written?.id ?? product?.id ?? null,
    sku: row.cells.get('sku') || (product?.fields.sku ?? ''),
    name: getName(row, product),
    changes,
    errors: allErrors,
  } as const;
}

/** The Greek name, which the shop requires. */
function getName({ cells }: FileRow, product: FileProduct | undefined): string {
  return cells.get('name_el') || product?.fields.name_el || cells.get('name_en') || '';
}
