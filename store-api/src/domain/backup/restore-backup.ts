import type { Backup } from '@fakos/contracts/database/contract';
import { sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';
import { makeBackup, pruneBackups } from './backup-files.ts';
import { readBackup } from './read-backup.ts';
import { shopTables } from './tables.ts';

/** The result of a restore. */
interface Restored {
  /** The backup of the previous state. */
  readonly before: Backup;
  readonly rows: number;
}

/**
 * Replaces the shop with a backup, after backing it up. Both happen while nobody else writes, so that
 * every confirmed write is in one of the two.
 */
export async function restoreBackup(db: ShopDatabase, config: ApiSettings, path: string): Promise<Restored> {
  const restored = await inTransaction(db, async (transaction) => {
    await holdShop(transaction);
    const before = await makeBackup(config, 'before-restore', { held: transaction });
    return { before, rows: await readBackup(transaction, path) };
  });
  await pruneBackups(config);
  return restored;
}

/** Blocks all others until the transaction ends. */
async function holdShop(transaction: ShopDatabase): Promise<void> {
  if (getEngine(transaction) === 'sqlite') return;
  const tables = await shopTables(transaction);
  // Blocks readers too: a transaction that reads now and writes next would wait for this one, which changes tables that
  // it reads.
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
    transaction,
  );
}
