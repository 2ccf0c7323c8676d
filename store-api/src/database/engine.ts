import { PostgresAdapter } from 'kysely';
import type { ShopDatabase } from './schema.ts';

/** The databases that a shop can live in. */
export type Engine = 'sqlite' | 'postgres';

/** Which database a store, or a transaction of it, speaks to: for the few statements that the engines spell differently. */
export function engineOf(db: ShopDatabase): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
