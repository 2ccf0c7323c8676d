import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { shopTables } from './tables.ts';

/** Number of rows read at once. */
const CHUNK_ROWS = 1000;

/** The first line of a backup. Its rows require a database with the same migrations. */
export const backupHeader = z.object({
  fakos: z.literal('backup'),
  migrations: z.array(z.string()),
  created_at: z.string(),
});

/** Writes the shop as `db` sees it, gzipped: a header line, then one line `[table, row]` for each row. */
export async function writeBackup(db: ShopDatabase, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await pipeline(Readable.from(writeLines(db)), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* writeLines(db: ShopDatabase): AsyncGenerator<string> {
  const header: z.output<typeof backupHeader> = {
    fakos: 'backup',
    migrations: await appliedMigrations(db),
    created_at: new Date().toISOString(),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await shopTables(db)) {
    for (let offset = 0; ; offset += CHUNK_ROWS) {
      // The first column is the table's key, or the first part of it.
      const { rows } =
        await sql`select * from ${sql.table(table)} order by 1 limit ${CHUNK_ROWS} offset ${offset}`.execute(db);
      if (rows.length > 0) yield `${rows.map((row) => JSON.stringify([table, row])).join('\n')}\n`;
      if (rows.length < CHUNK_ROWS) break;
    }
  }
}

/** The applied migrations in order. */
export async function appliedMigrations(db: ShopDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}
