import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { STORED_DAYS } from '../counts/count-store.ts';

const FILE = 'release-errors.sqlite';
/** How long a gateway waits while another one writes, in milliseconds. */
const BUSY_TIMEOUT_MS = 2_000;
const DAY_MS = 86_400_000;
/** Maximum number of different errors of one release that are stored. */
export const MAX_ERRORS = 100;

/** An error of a release. */
export interface StoredError {
  readonly part: string;
  readonly version: string;
  /** Name and message, without what may be personal data. */
  readonly error: string;
  /** The frames of its stack in files of releases, the innermost first. */
  readonly stack: readonly string[];
  /** Path of the page of the last report. */
  readonly page: string;
}

/** An error of a release, and how often it was reported. */
export interface CountedError extends StoredError {
  readonly count: number;
  /** Time of the last report (UTC). */
  readonly lastAt: string;
}

/** Errors of releases in a file of the data folder, for {@link STORED_DAYS} days after their last report. */
export class ErrorStore {
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(dataDir: string, now: () => number = Date.now) {
    this.now = now;
    mkdirSync(dataDir, { recursive: true });
    this.database = new DatabaseSync(path.join(dataDir, FILE), { timeout: BUSY_TIMEOUT_MS });
    this.database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS errors (
        part TEXT NOT NULL, version TEXT NOT NULL, error TEXT NOT NULL, stack TEXT NOT NULL,
        page TEXT NOT NULL, count INTEGER NOT NULL, last_at TEXT NOT NULL,
        PRIMARY KEY (part, version, error, stack)
      ) WITHOUT ROWID;
    `);
  }

  /** Counts an error. A new one is left out where its release has {@link MAX_ERRORS} already. */
  add({ part, version, error, stack, page }: StoredError): void {
    const now = this.now();
    this.database.prepare('DELETE FROM errors WHERE last_at < ?').run(toTime(now - STORED_DAYS * DAY_MS));
    const key = [part, version, error, JSON.stringify(stack)] as const;
    const { changes } = this.database
      .prepare(
        'UPDATE errors SET count = count + 1, page = ?, last_at = ? WHERE part = ? AND version = ? AND error = ? AND stack = ?',
      )
      .run(page, toTime(now), ...key);
    if (Number(changes) > 0) return;
    this.database
      .prepare(
        `INSERT INTO errors SELECT ?, ?, ?, ?, ?, 1, ?
         WHERE (SELECT COUNT(*) FROM errors WHERE part = ? AND version = ?) < ${MAX_ERRORS}
         ON CONFLICT DO UPDATE SET count = count + 1`,
      )
      .run(...key, page, toTime(now), part, version);
  }

  /** All errors, the most frequent first. */
  list(): CountedError[] {
    const rows = this.database
      .prepare('SELECT * FROM errors WHERE last_at >= ? ORDER BY count DESC, last_at DESC')
      .all(toTime(this.now() - STORED_DAYS * DAY_MS));
    return rows.map((row) => ({
      part: String(row.part),
      version: String(row.version),
      error: String(row.error),
      stack: JSON.parse(String(row.stack)) as string[],
      page: String(row.page),
      count: Number(row.count),
      lastAt: String(row.last_at),
    }));
  }

  close(): void {
    this.database.close();
  }
}

const toTime = (time: number) => new Date(time).toISOString();
