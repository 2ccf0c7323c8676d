import { jsonArrayFrom as jsonArrayOfPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonArrayOfSqlite } from 'kysely/helpers/sqlite';
import { z } from 'zod';
import { getEngine } from './engine.ts';
import type { ShopDatabase } from './schema.ts';

const jsonArrayFrom = { postgres: jsonArrayOfPostgres, sqlite: jsonArrayOfSqlite as typeof jsonArrayOfPostgres };

/** The rows of a subquery as one column of another query, which {@link readJsonRows} reads. */
export function jsonRows<Row>(db: ShopDatabase, query: Parameters<typeof jsonArrayOfPostgres<Row>>[0]) {
  return jsonArrayFrom[getEngine(db)](query);
}

/** The rows of such a column: PostgreSQL's driver has parsed them, SQLite's returns their JSON text. */
export function readJsonRows<Row>(schema: z.ZodType<Row>, column: unknown): Row[] {
  return z.array(schema).parse(typeof column === 'string' ? JSON.parse(column) : column);
}
