import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections that one process of the API keeps to PostgreSQL. */
const MAX_CONNECTIONS = 10;

/** Opens a PostgreSQL server, named by a `postgres://` address, as a Kysely dialect. */
export function postgresDialect(url: string): PostgresDialect {
  return new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: MAX_CONNECTIONS, types: shopTypes }) });
}

/** Counts and sums arrive as bigint and numeric texts; the shop's amounts fit a JavaScript number. */
const shopTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const isWideNumber = oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC;
    return isWideNumber ? Number : pg.types.getTypeParser(oid, format);
  },
};
