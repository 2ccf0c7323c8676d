import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections that one process of the API keeps to PostgreSQL. */
const MAX_CONNECTIONS = 10;
/** How long somebody waits for a connection, a new one or one that others use, before that is a failure, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** Told of a connection that broke: a restart of the server, a failover, an administrator. */
export type OnLostConnection = (error: Error) => void;

/**
 * Opens a PostgreSQL server, named by a `postgres://` address, as a Kysely dialect. A connection that breaks fails what
 * was asked on it, and the next one who asks gets a new one.
 */
export function postgresDialect(url: string, onLost: OnLostConnection = () => {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: shopTypes,
  });
  // An error that nobody listens to ends the process. The pool tells of idle connections only, each connection of its own.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** Counts and sums arrive as bigint and numeric texts; the shop's amounts fit a JavaScript number. */
const shopTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const isWideNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
    return isWideNumber ? Number : pg.types.getTypeParser(oid, format);
  },
};
