import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Maximum number of PostgreSQL connections of one API process. */
const MAX_CONNECTIONS = 10;
/** Timeout in milliseconds for a new or free connection. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** Called when a connection is lost, for example by a restart of the server or a failover. */
export type OnLostConnection = (error: Error) => void;

/**
 * A Kysely dialect for the PostgreSQL server at a `postgres://` URL. If a connection breaks, its query fails and the next
 * query opens a new connection.
 */
export function postgresDialect(url: string, onLost: OnLostConnection = () => {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: shopTypes,
  });
  // An error event without a listener ends the process. The pool emits errors of idle connections only.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** Counts and sums arrive as strings (bigint and numeric); the shop's amounts fit a JavaScript number. */
const shopTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const isWideNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
    return isWideNumber ? Number : pg.types.getTypeParser(oid, format);
  },
};
