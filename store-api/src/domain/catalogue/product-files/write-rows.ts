import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createProduct as createCall,
  type ProductImportRow,
  updateProduct as updateCall,
} from '@fakos/contracts/products/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { Editor } from '../../writing/editor.ts';
import type { StrengthStock } from '../products/product-strengths.ts';
import { createProduct, updateProduct, writeProducts } from '../products/write-product.ts';
import type { CheckedRow } from './check-row.ts';
import { type FieldColumnName, getHeading, listFieldColumns } from './file-columns.ts';

/** Rows per transaction: a few tens of milliseconds, in which other writers wait. */
const BATCH = 50;

/** The result of a row: the ID of its product, or the errors for which it was not written. */
export interface WrittenRow {
  readonly id?: number;
  readonly errors?: ProductImportRow['errors'];
}

interface Writing {
  readonly editor: Editor;
  /** Writes nothing after the first row with an error. */
  readonly stopsAtError: boolean;
  /** Time after which no further batch is started, in milliseconds. */
  readonly maxMs: number;
}

/**
 * Writes valid rows, a batch per transaction and at least one batch. Rows that another user made invalid since they were
 * checked get errors; rows for which the time was not enough are missing in the result.
 */
export async function writeRows(
  db: ShopDatabase,
  rows: readonly CheckedRow[],
  { editor, stopsAtError, maxMs }: Writing,
): Promise<Map<CheckedRow, WrittenRow>> {
  const written = new Map<CheckedRow, WrittenRow>();
  const deadline = performance.now() + maxMs;
  for (let start = 0; start < rows.length; ) {
    const batch = rows.slice(start, start + BATCH).filter((row) => !written.has(row));
    const refused = await writeBatch(db, batch, { editor, written });
    if (refused && stopsAtError) return written;
    // The transaction was rolled back: the batch is written again without the refused row.
    if (!refused) start += BATCH;
    if (performance.now() >= deadline) return written;
    await nextTurn();
  }
  return written;
}

interface Batch {
  readonly editor: Editor;
  readonly written: Map<CheckedRow, WrittenRow>;
}

/** Writes all rows or none; returns the row that was refused. */
async function writeBatch(
  db: ShopDatabase,
  batch: readonly CheckedRow[],
  { editor, written }: Batch,
): Promise<CheckedRow | undefined> {
  let current: CheckedRow | undefined;
  try {
    const ids = await writeProducts(db, async (transaction) => {
      const saved: number[] = [];
      for (const row of batch) {
        current = row;
        saved.push((await writeRow(transaction, row, editor)).id);
      }
      return saved;
    });
    for (const [index, row] of batch.entries()) written.set(row, { id: ids[index] ?? 0 });
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure) || !current) throw error;
    written.set(current, { errors: toErrors(error, editor.language) });
    return current;
  }
}

function writeRow(db: ShopDatabase, { product, values }: CheckedRow, editor: Editor) {
  const { images, ...fields } = Object.fromEntries(values);
  const serverFields = { stock_reason: 'import', ...(images !== undefined && { images: images as string[] }) } as const;
  if (!product) return createProduct(db, { ...createCall.body.parse(fields), ...serverFields }, editor);
  const { stock, strengths, ...others } = fields;
  // A difference, so that pieces that are sold in the meantime are not lost.
  const change = strengths
    ? { strengths: toStrengthChanges(product.strengths, strengths as StrengthStock[]) }
    : typeof stock === 'number' && { stock_change: stock - product.fields.stock };
  const body = updateCall.body.parse({ id: product.id, version: product.version, ...others, ...change });
  return updateProduct(db, { ...body, ...serverFields }, editor);
}

function toStrengthChanges(before: readonly StrengthStock[], after: readonly StrengthStock[]) {
  const stocks = new Map(before.map(({ strength, stock }) => [strength, stock]));
  return after.map(({ strength, stock }) => ({ strength, stock_change: stock - (stocks.get(strength) ?? 0) }));
}

function toErrors(failure: Failure, language: Language): ProductImportRow['errors'] {
  const key = failure.reason ? `reasons.${failure.reason}` : `errors.${failure.code}`;
  const whole = { field: null, column: '', message: translate(language, key, failure.params) };
  const fields = Object.entries(failure.fields ?? {}).map(([field, message]) => {
    const column = findColumn(field);
    return { field: column ?? null, column: column ? getHeading(column, language) : '', message };
  });
  return fields.length > 0 ? fields : [whole];
}

function findColumn(field: string): FieldColumnName | undefined {
  const wanted = field === 'stock_change' ? 'stock' : field;
  return listFieldColumns().find(([, column]) => column.field === wanted)?.[0];
}
