import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** How long opening the file waits for other processes, in milliseconds. It may block, because no request is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** How long a read waits while another process recovers or closes the file, in milliseconds. */
const READ_TIMEOUT_MS = 250;
/** Limit of cached prepared statements; the shop has far fewer shapes of queries. */
const MAX_PREPARED_STATEMENTS = 500;

/** A connection to a SQLite file for writes, and one for reads where the file allows both at the same time. */
export class SqliteConnections {
  readonly writer: SqliteSession;
  /** Undefined where a read would see, or wait for, an unfinished write: in memory, and without a write-ahead log. */
  readonly reader: SqliteSession | undefined;
  readonly isWal: boolean;

  constructor(file: string) {
    const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
    this.isWal = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode === 'wal';
    // Commits to the log are synced in groups, which does not block the thread. See CommitSync.
    database.exec(`PRAGMA synchronous = ${this.isWal ? 'NORMAL' : 'FULL'}`);
    database.exec('PRAGMA foreign_keys = ON');
    // A write that finds the file locked is repeated later, instead of blocking the thread.
    database.exec('PRAGMA busy_timeout = 0');
    this.writer = new SqliteSession(database);
    this.reader = this.isWal
      ? new SqliteSession(new DatabaseSync(file, { timeout: READ_TIMEOUT_MS, readOnly: true }))
      : undefined;
  }

  close(): void {
    this.reader?.close();
    this.writer.close();
  }
}

interface Prepared {
  readonly isReader: boolean;
  readonly statement: StatementSync;
  readonly toRow: (row: unknown) => Record<string, unknown>;
}

/** One connection to SQLite and its prepared statements. */
export class SqliteSession {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const { statement, isReader, toRow } = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (isReader) return { rows: statement.all(...values).map(toRow) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MAX_PREPARED_STATEMENTS) this.#prepared.clear();
    const statement = this.#database.prepare(sql);
    const isReader = statement.columns().length > 0;
    const toRow = rowReader(statement);
    if (isReader) statement.setReturnArrays(true);
    const prepared = { statement, isReader, toRow };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Converts a statement's rows to objects that V8 reads and frees faster than those of the SQLite binding. */
function rowReader(statement: StatementSync): (row: unknown) => Record<string, unknown> {
  let names: string[] = [];
  return function toObject(row) {
    const cells = row as unknown[];
    // The columns of a prepared `select *` change with a migration.
    if (cells.length !== names.length) names = statement.columns().map(({ name }) => name);
    const object: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) object[names[index] as string] = cells[index];
    return object;
  };
}
