import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';

/**
 * Tables of the running installation rather than of the shop: sessions, rate limits, the outbox, applied migrations, open
 * editors, and the audit log, from which a restore must not remove newer entries. Backups do not include these tables, and
 * restores do not change them.
 */
const OF_THE_INSTALLATION = [
  'migrations',
  'sessions',
  'two_step_challenges',
  'login_attempts',
  'idempotency_keys',
  'emails',
  'audit_log',
  'content_presence',
];

/** Tables written by triggers: the search index and the change log. */
const WRITTEN_BY_TRIGGERS = ['product_search', 'post_search', 'product_changes'];

/** The shop's own tables, by name. */
export async function shopTables(db: ShopDatabase): Promise<string[]> {
  const list =
    getEngine(db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`;
  const { rows } = await list.execute(db);
  return rows
    .map(({ name }) => name)
    .filter(
      (name) =>
        !name.startsWith('sqlite_') && !OF_THE_INSTALLATION.includes(name) && !WRITTEN_BY_TRIGGERS.includes(name),
    )
    .sort();
}
