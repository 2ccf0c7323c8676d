import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** The database engines that the shop supports. */
export type Engine = 'sqlite' | 'postgres';

/** The engine behind a database or a transaction, for the few statements whose SQL differs. */
export function getEngine(db: QueryExecutorProvider): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
