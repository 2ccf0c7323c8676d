import { jsonArrayFrom as jsonArrayOfPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonArrayOfSqlite } from 'kysely/helpers/sqlite';
import { engineOf } from './engine.ts';
import type { ShopDatabase } from './schema.ts';

const jsonArrayFrom = { postgres: jsonArrayOfPostgres, sqlite: jsonArrayOfSqlite as typeof jsonArrayOfPostgres };

/** The rows of a subquery as one column of another query, which {@link readJsonRows} reads. */
export function jsonRows<Row>(db: ShopDatabase, query: Parameters<typeof jsonArrayOfPostgres<Row>>[0]) {
  return jsonArrayFrom[engineOf(db)](query);
}

/** Such a column as rows: PostgreSQL's driver has parsed it, SQLite's hands over its text. */
export function readJsonRows<Row>(column: Row[] | string): Row[] {
  return typeof column === 'string' ? (JSON.parse(column) as Row[]) : column;
}
