import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** Milliseconds that a statement waits for the write of another process. */
const BUSY_TIMEOUT_MS = 5000;
/** Limit of cached prepared statements; the shop has far fewer shapes of queries. */
const MAX_PREPARED_STATEMENTS = 500;

/** Opens a SQLite file (or `:memory:`) as a Kysely dialect over Node's own SQLite. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = NORMAL');
  database.exec('PRAGMA foreign_keys = ON');
  return new NodeSqliteDialect(preparedDatabase(database), () => database.isTransaction);
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #isInTransaction: () => boolean;

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#database = database;
    this.#isInTransaction = isInTransaction;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#isInTransaction);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#isInTransaction = isInTransaction;
  }

  /** A deferred transaction fails as busy when it first writes; an immediate one waits for its turn at the start. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite itself rolls back when the disk is full; a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

function preparedDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear();
      const statement = asKyselyStatement(database.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: ReadonlyArray<unknown>) => parameters as readonly SQLInputValue[];
  const reader = statement.columns().length > 0;
  const toRow = rowReader(statement);
  if (reader) statement.setReturnArrays(true);
  return {
    reader,
    all: (parameters) => statement.all(...values(parameters)).map(toRow),
    run: (parameters) => statement.run(...values(parameters)),
    *iterate(parameters) {
      for (const row of statement.iterate(...values(parameters))) yield toRow(row);
    },
  };
}

/** Makes objects of a statement's rows, which V8 reads and frees faster than those that SQLite's binding makes. */
function rowReader(statement: StatementSync): (row: unknown) => Record<string, unknown> {
  let names: string[] = [];
  return function toObject(row) {
    const cells = row as unknown[];
    // A `select *` that was prepared before a migration has other columns after it.
    if (cells.length !== names.length) names = statement.columns().map(({ name }) => name);
    const object: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) object[names[index] as string] = cells[index];
    return object;
  };
}
