import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RefusedRow } from '@fakos/contracts/bulk/contract';
import { AppError } from '@fakos/contracts/errors';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure, getFailureMessage } from '../../errors/failure.ts';
import type { Language } from '../../text/translate.ts';

/** Rows of one transaction: other requests wait for tens of milliseconds at most. */
const BATCH = 50;

/** A bulk change of rows of one kind. `db` is the transaction that `transact` opened. */
export interface BulkChange<Row extends { readonly id: number }, Done> {
  readonly ids: readonly number[];
  readonly language: Language;
  /** Whether the changes are undone at the end of each batch. */
  readonly isPreview: boolean;
  transact(work: (db: ShopDatabase) => Promise<void>): Promise<void>;
  /** The rows as they are; those that do not exist are refused. */
  load(db: ShopDatabase, ids: readonly number[]): Promise<readonly Row[]>;
  /** The row's name for users. */
  getLabel(row: Row): string;
  /** Changes a row. If it throws, it must not have changed anything. */
  change(db: ShopDatabase, row: Row): Promise<void>;
  /** The response for rows that were changed, in their order. */
  describe(db: ShopDatabase, rows: readonly Row[]): Promise<readonly Done[]>;
  /** Called with unexpected errors. */
  reportError(error: unknown): void;
}

/** The result of a bulk change: each row is either done or refused. */
export interface BulkResult<Done> {
  readonly total: number;
  readonly done: Done[];
  readonly refused: RefusedRow[];
}

type Outcome<Done> = Pick<BulkResult<Done>, 'done' | 'refused'>;

/** Thrown inside a transaction so that it is rolled back. */
class PreviewEnd extends Error {}

/** Changes rows batch by batch; other requests get their turn between two batches. */
export async function runBulk<Row extends { readonly id: number }, Done>(
  bulk: BulkChange<Row, Done>,
): Promise<BulkResult<Done>> {
  const result: BulkResult<Done> = { total: bulk.ids.length, done: [], refused: [] };
  for (let from = 0; from < bulk.ids.length; from += BATCH) {
    const ids = bulk.ids.slice(from, from + BATCH);
    const { done, refused } = await runBatch(bulk, ids).catch((error: unknown) => {
      // Earlier batches have been committed, so the response must list the rows that were not changed.
      if (result.done.length === 0) throw error;
      bulk.reportError(error);
      return { done: [], refused: ids.map((id) => refuse(bulk, { id, label: '' }, new Failure('INTERNAL'))) };
    });
    result.done.push(...done);
    result.refused.push(...refused);
    await nextTurn();
  }
  return result;
}

async function runBatch<Row extends { readonly id: number }, Done>(
  bulk: BulkChange<Row, Done>,
  ids: readonly number[],
): Promise<Outcome<Done>> {
  let outcome: Outcome<Done> = { done: [], refused: [] };
  try {
    await bulk.transact(async (db) => {
      outcome = await changeRows(bulk, db, ids);
      if (bulk.isPreview) throw new PreviewEnd();
    });
  } catch (error) {
    if (!(error instanceof PreviewEnd)) throw error;
  }
  return outcome;
}

async function changeRows<Row extends { readonly id: number }, Done>(
  bulk: BulkChange<Row, Done>,
  db: ShopDatabase,
  ids: readonly number[],
): Promise<Outcome<Done>> {
  const rows = new Map((await bulk.load(db, ids)).map((row) => [row.id, row]));
  const changed: Row[] = [];
  const refused: RefusedRow[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (row === undefined) {
      refused.push(refuse(bulk, { id, label: '' }, new Failure('NOT_FOUND')));
      continue;
    }
    try {
      await bulk.change(db, row);
      changed.push(row);
    } catch (error) {
      refused.push(refuse(bulk, { id, label: bulk.getLabel(row) }, error));
    }
  }
  return { done: [...(changed.length > 0 ? await bulk.describe(db, changed) : [])], refused };
}

function refuse(
  { language, reportError }: Pick<BulkChange<{ readonly id: number }, unknown>, 'language' | 'reportError'>,
  { id, label }: Pick<RefusedRow, 'id' | 'label'>,
  error: unknown,
): RefusedRow {
  if (!(error instanceof AppError)) reportError(error);
  const failure = error instanceof Failure ? error : new Failure(error instanceof AppError ? error.code : 'INTERNAL');
  // The messages of the fields are more precise than that of the error.
  const message = Object.values(failure.fields ?? {}).join(' ') || getFailureMessage(failure, language);
  return { id, label, code: failure.code, message };
}
