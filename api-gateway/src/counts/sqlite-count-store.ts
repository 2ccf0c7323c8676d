import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CountRow, CountStore } from './count-store.ts';

const FILE = 'release-counts.sqlite';
/** How long a gateway waits while another one writes, in milliseconds. */
const BUSY_TIMEOUT_MS = 2_000;

/** Counts in a file of the data folder, for the gateways of one machine. */
export class SqliteCountStore implements CountStore {
  private readonly database: DatabaseSync;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.database = new DatabaseSync(path.join(dataDir, FILE), { timeout: BUSY_TIMEOUT_MS });
    this.database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS counts (
        day TEXT NOT NULL, key TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, key)
      ) WITHOUT ROWID;
    `);
  }

  async add(rows: readonly CountRow[]): Promise<void> {
    const statement = this.database.prepare(
      'INSERT INTO counts (day, key, count) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
    );
    this.database.exec('BEGIN IMMEDIATE');
    try {
      for (const { day, key, count } of rows) statement.run(day, key, count);
      this.database.exec('COMMIT');
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  async sum(since: string): Promise<ReadonlyMap<string, number>> {
    const rows = this.database
      .prepare('SELECT key, SUM(count) AS count FROM counts WHERE day >= ? GROUP BY key')
      .all(since);
    return new Map(rows.map(({ key, count }) => [String(key), Number(count)]));
  }

  async removeBefore(day: string): Promise<void> {
    this.database.prepare('DELETE FROM counts WHERE day < ?').run(day);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
