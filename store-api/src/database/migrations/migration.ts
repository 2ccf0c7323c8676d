import type { QueryExecutorProvider } from 'kysely';

/** The database as a migration sees it: raw SQL alone, because the typed schema describes the newest version. */
export type MigrationDatabase = QueryExecutorProvider;

/**
 * A step from one version of the tables to the next. `identity` is the engine's type of an id column. A migration that was
 * released never changes, so it imports no application code: what it needs of that is copied to `frozen/`.
 */
export interface Migration {
  up(db: MigrationDatabase, identity: string): Promise<void>;
}
