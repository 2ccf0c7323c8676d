import type { CompiledQuery, Insertable } from 'kysely';
import type { ShopDatabase, Tables } from '../src/database/schema.ts';

/** Maximum number of values in one statement: SQLite accepts 32,766, PostgreSQL 65,535. */
const MAX_VALUES = 30_000;

/**
 * Inserts rows that all have the same columns, many in one statement. The statement is compiled once for all full
 * batches, and stays prepared.
 */
export async function insertRows<Table extends keyof Tables>(
  db: ShopDatabase,
  table: Table,
  rows: Iterable<Insertable<Tables[Table]>>,
): Promise<void> {
  let full: CompiledQuery | undefined;
  let size = 0;
  let batch: Insertable<Tables[Table]>[] = [];
  const compile = () => db.insertInto(table).values(batch).compile() as CompiledQuery;
  for (const row of rows) {
    size ||= Math.floor(MAX_VALUES / Object.keys(row).length);
    batch.push(row);
    if (batch.length < size) continue;
    full ??= compile();
    await db.executeQuery({ ...full, parameters: batch.flatMap((each) => Object.values(each)) });
    batch = [];
  }
  if (batch.length > 0) await db.executeQuery(compile());
}
