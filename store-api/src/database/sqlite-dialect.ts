import { SqliteAdapter, SqliteDialect } from 'kysely';
import { CommitSync, walFile } from './sqlite/commit-sync.ts';
import { SqliteConnections } from './sqlite/sqlite-connections.ts';
import { SqliteDriver } from './sqlite/sqlite-driver.ts';
import { WriteTurns } from './sqlite/write-turns.ts';

/** How long a write waits for the writes of others before it fails as busy, in milliseconds. */
const WRITE_DEADLINE_MS = 5000;

/**
 * Opens a SQLite file (or `:memory:`) as a Kysely dialect over Node's own SQLite. Reads see the last commit and never wait
 * for a write. Writes take turns, and each is on the disk before it resolves.
 *
 * @param options.writeDeadlineMs a write that cannot start within this time fails with SQLITE_BUSY
 */
export function nodeSqliteDialect(file: string, options: { writeDeadlineMs?: number } = {}): SqliteDialect {
  const connections = new SqliteConnections(file);
  return new NodeSqliteDialect({
    connections,
    turns: new WriteTurns(options.writeDeadlineMs ?? WRITE_DEADLINE_MS),
    ...(connections.isWal && { sync: new CommitSync(walFile(file)) }),
  });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #parts: ConstructorParameters<typeof SqliteDriver>[0];

  constructor(parts: ConstructorParameters<typeof SqliteDriver>[0]) {
    super({ database: () => Promise.reject(new Error('The driver opens the database.')) });
    this.#parts = parts;
  }

  override createDriver(): SqliteDriver {
    return new SqliteDriver(this.#parts);
  }

  override createAdapter(): SqliteAdapter {
    return new ConcurrentSqliteAdapter();
  }
}

/** Kysely must not queue reads behind writes; the driver itself makes the writes take turns. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
