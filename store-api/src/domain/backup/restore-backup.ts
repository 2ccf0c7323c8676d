import type { Backup } from '@fakos/contracts/database/contract';
import { sql } from 'kysely';
import { engineOf } from '../../database/engine.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';
import { makeBackup, pruneBackups } from './backup-files.ts';
import { readBackup } from './read-backup.ts';
import { shopTables } from './tables.ts';

/** What a restore did. */
interface Restored {
  /** The shop as it was until then. */
  readonly before: Backup;
  readonly rows: number;
}

/**
 * Puts a backup in the place of the shop, which is backed up first. Both happen while nobody else writes, so that
 * whatever was answered to anybody is in the one or in the other.
 */
export async function restoreBackup(db: ShopDatabase, config: ApiSettings, path: string): Promise<Restored> {
  const restored = await inTransaction(db, async (transaction) => {
    await holdShop(transaction);
    const before = await makeBackup(config, 'before-restore', transaction);
    return { before, rows: await readBackup(transaction, path) };
  });
  await pruneBackups(config);
  return restored;
}

/** Has all others wait until the transaction ends. On SQLite it is the only one that writes anyway. */
async function holdShop(transaction: ShopDatabase): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return;
  const tables = await shopTables(transaction);
  // Readers too: one who reads now and writes next would wait for this transaction, which changes tables that it reads.
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
    transaction,
  );
}
