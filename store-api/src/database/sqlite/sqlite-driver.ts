import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { CommitSync } from './commit-sync.ts';
import type { SqliteConnections } from './sqlite-connections.ts';
import type { WriteTurns } from './write-turns.ts';

/** Dependencies of the driver. */
export interface SqliteDriverParts {
  readonly connections: SqliteConnections;
  readonly turns: WriteTurns;
  /** Left out where SQLite itself syncs each commit, or where there is no file. */
  readonly sync?: CommitSync;
}

/** Runs reads at once on the reading connection; writes and transactions take turns on the writing one. */
export class SqliteDriver implements Driver {
  readonly #parts: SqliteDriverParts;
  readonly #idle: SqliteConnection[] = [];

  constructor(parts: SqliteDriverParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#idle.pop() ?? new SqliteConnection(this.#parts);
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.rollBack();
    this.#idle.push(connection);
  }

  /** A deferred transaction fails as busy when it first writes; an immediate one waits for its turn at the start. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollBack();
  }

  async destroy(): Promise<void> {
    await this.#parts.sync?.close();
    this.#parts.connections.close();
  }
}

/** A connection as Kysely expects it, which uses the two real ones. */
class SqliteConnection implements DatabaseConnection {
  readonly #parts: SqliteDriverParts;
  /** Whether this connection has begun a transaction, and with it the turn to write. */
  #hasTransaction = false;
  /** The error for which SQLite itself rolled back the transaction, such as a full disk. */
  #lost: unknown;

  constructor(parts: SqliteDriverParts) {
    this.#parts = parts;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { connections } = this.#parts;
    if (this.#hasTransaction) return this.#runInTransaction(query);
    if (connections.reader && isRead(query)) return connections.reader.run(query);
    return this.#write(query);
  }

  /** Reads all rows at once: a statement that is half read would show later reads an old state. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /** Rolls back the transaction if it is still open. */
  rollBack(): void {
    if (!this.#hasTransaction) return;
    const { writer } = this.#parts.connections;
    try {
      if (writer.isTransaction) writer.run({ sql: 'rollback', parameters: [] });
    } finally {
      this.#endTurn();
    }
  }

  /** A statement on its own, or one that begins a transaction. */
  async #write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { connections, turns, sync } = this.#parts;
    const result = await turns.begin(() => connections.writer.run<R>(query));
    if (connections.writer.isTransaction) {
      this.#hasTransaction = true;
      return result;
    }
    turns.end();
    if (!isRead(query) && result.numAffectedRows !== 0n) await sync?.sync();
    return result;
  }

  async #runInTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer } = this.#parts.connections;
    if (this.#lost !== undefined) throw this.#lost;
    try {
      const result = writer.run<R>(query);
      if (writer.isTransaction) return result;
      this.#endTurn();
      await this.#parts.sync?.sync();
      return result;
    } catch (error) {
      if (this.#hasTransaction && !writer.isTransaction) this.#lost = error;
      throw error;
    }
  }

  #endTurn(): void {
    this.#hasTransaction = false;
    this.#lost = undefined;
    this.#parts.turns.end();
  }
}

const RAW_SELECT = /^\s*select\b/i;

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && RAW_SELECT.test(sql));
}
